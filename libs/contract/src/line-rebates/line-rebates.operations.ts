import { operation } from '../operation.ts';
import type * as schemas from './line-rebates.schemas.ts';

export type {
  DownlineRebate,
  DownlineRebates,
  LineRebate,
  LineRebateReport,
  RateCategory,
} from './line-rebates.schemas.ts';

export const downlineRebates = operation<typeof schemas.downlineRebates>()({
  name: 'downlineRebates',
  method: 'GET',
  path: '/wps/agent/downlineRebates',
  access: 'agent',
  summary: "Series and rates of the members right below, and the agent's own",
});

export const updateDownlineRebates = operation<typeof schemas.updateDownlineRebates>()({
  name: 'updateDownlineRebates',
  method: 'POST',
  path: '/wps/agent/updateDownlineRebates',
  access: 'agent',
  summary: "Set series and rates of a member right below, within one's own",
});

export const lineRebateReport = operation<typeof schemas.lineRebateReport>()({
  name: 'lineRebateReport',
  method: 'GET',
  path: '/wps/agent/rebates',
  access: 'agent',
  summary: 'What the bets of the team gave in rebates, bet by bet',
});
