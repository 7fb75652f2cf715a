import { operation } from '../operation.ts';
import type * as schemas from './history.schemas.ts';

export type { BetEntry, TransactionEntry, TransactionGroup, TransactionName, ProfitLoss } from './history.schemas.ts';

export const listBets = operation<typeof schemas.listBets>()({
  name: 'listBets',
  method: 'GET',
  path: '/wps/report/bets',
  access: 'member',
  summary: "List the member's bets, newest first",
});

export const betDetail = operation<typeof schemas.betDetail>()({
  name: 'betDetail',
  method: 'GET',
  path: '/wps/report/bets/:vendor/:id',
  access: 'member',
  summary: 'Get one bet with its transactions',
});

export const listTransactions = operation<typeof schemas.listTransactions>()({
  name: 'listTransactions',
  method: 'GET',
  path: '/wps/report/transactions',
  access: 'member',
  summary: "List the transactions of the member's wallet, newest first",
});

export const listDeposits = operation<typeof schemas.listDeposits>()({
  name: 'listDeposits',
  method: 'GET',
  path: '/wps/report/deposits',
  access: 'member',
  summary: "List the member's deposits, newest first",
});

export const listWithdrawals = operation<typeof schemas.listWithdrawals>()({
  name: 'listWithdrawals',
  method: 'GET',
  path: '/wps/report/withdrawals',
  access: 'member',
  summary: "List the member's withdrawals, newest first",
});

export const profitLoss = operation<typeof schemas.profitLoss>()({
  name: 'profitLoss',
  method: 'GET',
  path: '/wps/report/profitLoss',
  access: 'member',
  summary: "Get the member's profit and loss by day and by category",
});
