import { operation } from '../operation.ts';
import type * as schemas from './commissions.schemas.ts';

export type {
  DownlineRates,
  DownlineRatesList,
  Commission,
  CommissionReport,
  RateCategory,
} from './commissions.schemas.ts';

export const downlineRates = operation<typeof schemas.downlineRates>()({
  name: 'downlineRates',
  method: 'GET',
  path: '/wps/agent/downlineRebates',
  access: 'agent',
  summary: 'List series and rates of the direct downlines and of the agent',
});

export const updateDownlineRates = operation<typeof schemas.updateDownlineRates>()({
  name: 'updateDownlineRates',
  method: 'POST',
  path: '/wps/agent/updateDownlineRebates',
  access: 'agent',
  summary: 'Set series and rates of a direct downline, up to those of the agent',
});

export const commissionReport = operation<typeof schemas.commissionReport>()({
  name: 'commissionReport',
  method: 'GET',
  path: '/wps/agent/rebates',
  access: 'agent',
  summary: "List the rebates of the team's bets by bet",
});
