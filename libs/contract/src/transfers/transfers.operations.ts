import { operation } from '../operation.ts';
import type * as schemas from './transfers.schemas.ts';

export type { Transfer, TransferOptions } from './transfers.schemas.ts';

export const transferOptions = operation<typeof schemas.transferOptions>()({
  name: 'transferOptions',
  method: 'GET',
  path: '/wps/transaction/transfer/options',
  access: 'member',
  summary: 'Get the receivers and limits of money transfers',
});

export const transferToUpline = operation<typeof schemas.transferToUpline>()({
  name: 'transferToUpline',
  method: 'POST',
  path: '/wps/transaction/transfer/upline',
  access: 'member',
  encrypted: true,
  idempotent: true,
  unhashedFields: ['paymentPassword'],
  summary: 'Transfer money to the upline',
});

export const transferToMember = operation<typeof schemas.transferToMember>()({
  name: 'transferToMember',
  method: 'POST',
  path: '/wps/transaction/transfer/member',
  access: 'member',
  encrypted: true,
  idempotent: true,
  unhashedFields: ['paymentPassword'],
  summary: 'Transfer money to another member of the brand',
});
