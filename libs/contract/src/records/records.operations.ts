import { operation } from '../operation.ts';
import type * as schemas from './records.schemas.ts';

export type { BetEntry, MovementEntry, MovementGroup, MovementName, ProfitLoss } from './records.schemas.ts';

export const betRecord = operation<typeof schemas.betRecord>()({
  name: 'betRecord',
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

export const moneyRecord = operation<typeof schemas.moneyRecord>()({
  name: 'moneyRecord',
  method: 'GET',
  path: '/wps/report/transactions',
  access: 'member',
  summary: "Every movement of the member's wallet, the latest first",
});

export const depositRecord = operation<typeof schemas.depositRecord>()({
  name: 'depositRecord',
  method: 'GET',
  path: '/wps/report/deposits',
  access: 'member',
  summary: "The member's deposits, the latest first",
});

export const withdrawalRecord = operation<typeof schemas.withdrawalRecord>()({
  name: 'withdrawalRecord',
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
