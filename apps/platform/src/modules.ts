import type { Module } from './core/modules/define-module.ts';
import { accountModule } from './modules/account/index.ts';
import { affiliatesModule } from './modules/affiliates/index.ts';
import { agentsModule } from './modules/agents/index.ts';
import { approvalsModule } from './modules/approvals/index.ts';
import { auditModule } from './modules/audit/index.ts';
import { authModule } from './modules/auth/index.ts';
import { bettingModule } from './modules/betting/index.ts';
import { brandRequestsModule } from './modules/brand-requests/index.ts';
import { brandsModule } from './modules/brands/index.ts';
import { catalogueModule } from './modules/catalogue/index.ts';
import { commissionsModule } from './modules/commissions/index.ts';
import { consoleModule } from './modules/console/index.ts';
import { contentModule } from './modules/content/index.ts';
import { draftsModule } from './modules/drafts/index.ts';
import { gameIntegrationModule } from './modules/game-integration/index.ts';
import { hostsModule } from './modules/hosts/index.ts';
import { incidentsModule } from './modules/incidents/index.ts';
import { kycModule } from './modules/kyc/index.ts';
import { licencesModule } from './modules/licences/index.ts';
import { ledgerModule } from './modules/ledger/index.ts';
import { lotteryModule } from './modules/lottery/index.ts';
import { membersModule } from './modules/members/index.ts';
import { notificationsModule } from './modules/notifications/index.ts';
import { operatorsModule } from './modules/operators/index.ts';
import { paymentsModule } from './modules/payments/index.ts';
import { previewsModule } from './modules/previews/index.ts';
import { realtimeModule } from './modules/realtime/index.ts';
import { releasesModule } from './modules/releases/index.ts';
import { responsibleGamingModule } from './modules/responsible-gaming/index.ts';
import { rewardsModule } from './modules/rewards/index.ts';
import { siteSettingsModule } from './modules/site-settings/index.ts';
import { sportsModule } from './modules/sports/index.ts';
import { supportModule } from './modules/support/index.ts';
import { telemetryModule } from './modules/telemetry/index.ts';
import { uploadsModule } from './modules/uploads/index.ts';
import { webhooksModule } from './modules/webhooks/index.ts';

/** All modules of the gateway. `startModules` registers each module after the modules that it depends on. */
export const modules: readonly Module[] = [
  auditModule,
  approvalsModule,
  hostsModule,
  releasesModule,
  draftsModule,
  licencesModule,
  previewsModule,
  brandRequestsModule,
  brandsModule,
  consoleModule,
  incidentsModule,
  membersModule,
  contentModule,
  catalogueModule,
  webhooksModule,
  notificationsModule,
  ledgerModule,
  responsibleGamingModule,
  commissionsModule,
  bettingModule,
  uploadsModule,
  rewardsModule,
  paymentsModule,
  affiliatesModule,
  authModule,
  supportModule,
  kycModule,
  accountModule,
  agentsModule,
  realtimeModule,
  gameIntegrationModule,
  lotteryModule,
  sportsModule,
  siteSettingsModule,
  telemetryModule,
  operatorsModule,
];
