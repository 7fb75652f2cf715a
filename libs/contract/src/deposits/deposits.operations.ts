import { operation } from '../operation.ts';
import type * as schemas from './deposits.schemas.ts';

export type { Deposit, DepositBonus, DepositChannel } from './deposits.schemas.ts';

export const depositOptions = operation<typeof schemas.depositOptions>()({
  name: 'depositOptions',
  method: 'GET',
  path: '/wps/transaction/deposit/options',
  access: 'member',
  summary: 'List the payment methods and the unpaid deposits',
});

export const createDeposit = operation<typeof schemas.createDeposit>()({
  name: 'createDeposit',
  method: 'POST',
  path: '/wps/transaction/deposit',
  access: 'member',
  idempotent: true,
  summary: 'Create a deposit, to be paid at the URL of the response',
});

export const depositStatus = operation<typeof schemas.depositStatus>()({
  name: 'depositStatus',
  method: 'GET',
  path: '/wps/transaction/deposit/order/:id',
  access: 'member',
  summary: 'Get the status of a deposit',
});
