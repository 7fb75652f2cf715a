import type { Feature } from '@livery/kit/feature';
import { contractFeatures } from './contracts/contracts.feature.ts';
import { agentHome } from './home/agent-home.feature.ts';
import { notices } from './notices/notices.feature.ts';
import { openAccount } from './open-account/open-account.feature.ts';
import { rainFeatures } from './rain/rain.feature.ts';
import { teamRebateFeatures } from './rebates/rebates.feature.ts';
import { reportFeatures } from './reports/report.features.ts';
import { team } from './team/team.feature.ts';

export const agentFeatures: readonly Feature[] = [
  agentHome,
  notices,
  openAccount,
  ...reportFeatures,
  team,
  ...contractFeatures,
  ...teamRebateFeatures,
  ...rainFeatures,
];
