import { operation } from '../operation.ts';
import type * as schemas from './cashback.schemas.ts';

export type { RebateClaim, RebateLine, RebateStatus } from './cashback.schemas.ts';

export const rebateStatus = operation<typeof schemas.rebateStatus>()({
  name: 'rebateStatus',
  method: 'GET',
  path: '/wps/member/rebate',
  access: 'member',
  summary: 'Get the rebate of the valid bets since the last claim',
});

export const claimRebate = operation<typeof schemas.claimRebate>()({
  name: 'claimRebate',
  method: 'POST',
  path: '/wps/member/rebate/claim',
  access: 'member',
  idempotent: true,
  summary: 'Claim the rebate of the valid bets so far',
});

export const rebateReport = operation<typeof schemas.rebateReport>()({
  name: 'rebateReport',
  method: 'GET',
  path: '/wps/report/rebates',
  access: 'member',
  summary: 'List the paid rebates, newest first',
});
