import { operation } from '../operation.ts';
import type * as schemas from './history.schemas.ts';

export type { BetEntry, TransactionEntry, TransactionGroup, TransactionName, ProfitLoss } from './history.schemas.ts';

export const listBets = operation<typeof schemas.listBets>()({
  name: 'listBets',
  method: 'GET',
  path: '/wps/report/bets',
  access: 'member',
  summary: "The member's bets, the latest first",
});

export const betDetail = operation<typeof schemas.betDetail>()({
  name: 'betDetail',
  method: 'GET',
  path: '/wps/report/bets/:vendor/:id',
  access: 'member',
  summary: 'One bet with every movement of money of it',
});

export const listTransactions = operation<typeof schemas.listTransactions>()({
  name: 'listTransactions',
  method: 'GET',
  path: '/wps/report/transactions',
  access: 'member',
  summary: "Every movement of the member's wallet, the latest first",
});

export const listDeposits = operation<typeof schemas.listDeposits>()({
  name: 'listDeposits',
  method: 'GET',
  path: '/wps/report/deposits',
  access: 'member',
  summary: "The member's deposits, the latest first",
});

export const listWithdrawals = operation<typeof schemas.listWithdrawals>()({
  name: 'listWithdrawals',
  method: 'GET',
  path: '/wps/report/withdrawals',
  access: 'member',
  summary: "The member's withdrawals, the latest first",
});

export const profitLoss = operation<typeof schemas.profitLoss>()({
  name: 'profitLoss',
  method: 'GET',
  path: '/wps/report/profitLoss',
  access: 'member',
  summary: "The member's profit and loss by day and by category",
});
