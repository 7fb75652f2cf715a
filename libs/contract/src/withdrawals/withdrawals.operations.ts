import { operation } from '../operation.ts';
import type * as schemas from './withdrawals.schemas.ts';

export type { BankCard, PayoutBank, Withdrawal, WithdrawOptions } from './withdrawals.schemas.ts';

export const listBankCards = operation<typeof schemas.listBankCards>()({
  name: 'listBankCards',
  method: 'GET',
  path: '/wps/member/bankCard',
  access: 'member',
  summary: 'Where the member wants to be paid; numbers masked',
});

export const listPayoutBanks = operation<typeof schemas.listPayoutBanks>()({
  name: 'listPayoutBanks',
  method: 'GET',
  path: '/wps/member/bankList',
  access: 'member',
  summary: 'Banks and e-wallets that the brand pays to',
});

export const addBankCard = operation<typeof schemas.addBankCard>()({
  name: 'addBankCard',
  method: 'POST',
  path: '/wps/member/bankCard',
  access: 'member',
  encrypted: true,
  summary: 'Add a bank card or an e-wallet; one that is there already is answered',
});

export const removeBankCard = operation<typeof schemas.removeBankCard>()({
  name: 'removeBankCard',
  method: 'POST',
  path: '/wps/member/bankCard/remove',
  access: 'member',
  encrypted: true,
  summary: 'Remove a bank card or an e-wallet',
});

export const paymentPasswordStatus = operation<typeof schemas.paymentPasswordStatus>()({
  name: 'paymentPasswordStatus',
  method: 'GET',
  path: '/wps/member/paymentPassword',
  access: 'member',
  summary: 'Whether there is a payment password',
});

export const setPaymentPassword = operation<typeof schemas.setPaymentPassword>()({
  name: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  access: 'member',
  encrypted: true,
  summary: 'Set or change the payment password',
});

export const resetPaymentPassword = operation<typeof schemas.resetPaymentPassword>()({
  name: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  access: 'member',
  encrypted: true,
  summary: 'Set another payment password by the log-in password',
});

export const withdrawOptions = operation<typeof schemas.withdrawOptions>()({
  name: 'withdrawOptions',
  method: 'GET',
  path: '/wps/transaction/withdraw/options',
  access: 'member',
  summary: 'What can be withdrawn, to where and for which fee',
});

export const withdraw = operation<typeof schemas.withdraw>()({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  access: 'member',
  encrypted: true,
  idempotent: true,
  unhashedFields: ['paymentPassword'],
  summary: 'Ask for a withdrawal; its amount is held',
});

export const withdrawalStatus = operation<typeof schemas.withdrawalStatus>()({
  name: 'withdrawalStatus',
  method: 'GET',
  path: '/wps/transaction/withdraw/order/:id',
  access: 'member',
  summary: 'What became of a withdrawal',
});

export const cancelWithdrawal = operation<typeof schemas.cancelWithdrawal>()({
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/wps/transaction/withdraw/cancel',
  access: 'member',
  summary: 'Take back a withdrawal that is still pending',
});
