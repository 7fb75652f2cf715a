import type { Feature } from '@livery/kit/feature/define-feature';
import { contractFeatures } from './contracts/contracts.feature.ts';
import { agentDashboard } from './dashboard/agent-dashboard.feature.ts';
import { agentAnnouncements } from './announcements/announcements.feature.ts';
import { createDownline } from './create-downline/create-downline.feature.ts';
import { redPacketFeatures } from './red-packets/red-packets.feature.ts';
import { commissionFeatures } from './commissions/commissions.feature.ts';
import { reportFeatures } from './reports/report.features.ts';
import { team } from './team/team.feature.ts';

export const agentFeatures: readonly Feature[] = [
  agentDashboard,
  agentAnnouncements,
  createDownline,
  ...reportFeatures,
  team,
  ...contractFeatures,
  ...commissionFeatures,
  ...redPacketFeatures,
];
