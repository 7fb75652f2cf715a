import { operation } from '../operation.ts';
import type * as schemas from './deposits.schemas.ts';

export type { Deposit, DepositChannel } from './deposits.schemas.ts';

export const depositOptions = operation<typeof schemas.depositOptions>()({
  name: 'depositOptions',
  method: 'GET',
  path: '/wps/transaction/deposit/options',
  access: 'member',
  summary: 'Ways to pay in, and orders that wait to be paid',
});

export const createDeposit = operation<typeof schemas.createDeposit>()({
  name: 'createDeposit',
  method: 'POST',
  path: '/wps/transaction/deposit',
  access: 'member',
  idempotent: true,
  summary: 'Order a deposit, to be paid where the answer says',
});

export const depositStatus = operation<typeof schemas.depositStatus>()({
  name: 'depositStatus',
  method: 'GET',
  path: '/wps/transaction/deposit/order/:id',
  access: 'member',
  summary: 'What became of a deposit',
});

export const paymentCallback = operation<typeof schemas.paymentCallback>()({
  name: 'paymentCallback',
  method: 'POST',
  path: '/wps/payment/callback',
  access: 'vendor',
  summary: 'A payment channel tells what became of a payment; idempotent by eventId',
});
