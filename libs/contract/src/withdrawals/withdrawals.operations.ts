import { operation } from '../operation.ts';
import type * as schemas from './withdrawals.schemas.ts';

export type { BankCard, PayoutBank, Withdrawal, WithdrawOptions } from './withdrawals.schemas.ts';

export const listBankCards = operation<typeof schemas.listBankCards>()({
  name: 'listBankCards',
  method: 'GET',
  path: '/wps/member/bankCard',
  access: 'member',
  summary: "List the member's payout accounts with masked numbers",
});

export const listPayoutBanks = operation<typeof schemas.listPayoutBanks>()({
  name: 'listPayoutBanks',
  method: 'GET',
  path: '/wps/member/bankList',
  access: 'member',
  summary: 'List the banks and e-wallets that the brand pays to',
});

export const addBankCard = operation<typeof schemas.addBankCard>()({
  name: 'addBankCard',
  method: 'POST',
  path: '/wps/member/bankCard',
  access: 'member',
  encrypted: true,
  stepUp: 'any',
  summary: 'Add a bank card or an e-wallet; an existing one is returned',
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
  summary: 'Get the status of the payment password',
});

export const setPaymentPassword = operation<typeof schemas.setPaymentPassword>()({
  name: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  access: 'member',
  encrypted: true,
  stepUp: 'any',
  summary: 'Set or change the payment password',
});

export const resetPaymentPassword = operation<typeof schemas.resetPaymentPassword>()({
  name: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  access: 'member',
  encrypted: true,
  stepUp: 'secondFactor',
  summary: 'Reset the payment password with the log-in password',
});

export const withdrawOptions = operation<typeof schemas.withdrawOptions>()({
  name: 'withdrawOptions',
  method: 'GET',
  path: '/wps/transaction/withdraw/options',
  access: 'member',
  summary: 'Get the available amount, the payout accounts and the fees',
});

export const withdraw = operation<typeof schemas.withdraw>()({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  access: 'member',
  encrypted: true,
  idempotent: true,
  unhashedFields: ['paymentPassword'],
  summary: 'Request a withdrawal and lock its amount',
});

export const withdrawalStatus = operation<typeof schemas.withdrawalStatus>()({
  name: 'withdrawalStatus',
  method: 'GET',
  path: '/wps/transaction/withdraw/order/:id',
  access: 'member',
  summary: 'Get the status of a withdrawal',
});

export const cancelWithdrawal = operation<typeof schemas.cancelWithdrawal>()({
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/wps/transaction/withdraw/cancel',
  access: 'member',
  summary: 'Cancel a pending withdrawal',
});
