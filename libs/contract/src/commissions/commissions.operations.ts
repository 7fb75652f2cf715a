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
  summary: "Series and rates of the members right below, and the agent's own",
});

export const updateDownlineRates = operation<typeof schemas.updateDownlineRates>()({
  name: 'updateDownlineRates',
  method: 'POST',
  path: '/wps/agent/updateDownlineRebates',
  access: 'agent',
  summary: "Set series and rates of a member right below, within one's own",
});

export const commissionReport = operation<typeof schemas.commissionReport>()({
  name: 'commissionReport',
  method: 'GET',
  path: '/wps/agent/rebates',
  access: 'agent',
  summary: 'What the bets of the team gave in rebates, bet by bet',
});
