import { defineModule } from '../../core/modules/define-module.ts';
import { authModule } from '../auth/index.ts';
import { bettingModule } from '../betting/index.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { kycModule } from '../kyc/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { notificationsModule } from '../notifications/index.ts';
import { paymentsModule } from '../payments/index.ts';
import { rewardsModule } from '../rewards/index.ts';
import { responsibleGamingModule } from '../responsible-gaming/index.ts';
import { supportModule } from '../support/index.ts';
import { uploadsModule } from '../uploads/index.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccountCloser } from './closure/account-closure.ts';
import { memberRoutes } from './member-info.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { createMemberSessions } from './security/member-sessions.ts';
import { createSecurityAnswers } from './security/security-answers.ts';
import { securityRoutes } from './security/security.routes.ts';

export { securityQuestions } from './security/security-questions.tables.ts';

/** A member's account: profile, security, data export and closure. */
export const accountModule = defineModule({
  name: 'account',
  dependsOn: {
    auth: authModule,
    betting: bettingModule,
    brands: brandsModule,
    catalogue: catalogueModule,
    kyc: kycModule,
    ledger: ledgerModule,
    members: membersModule,
    notifications: notificationsModule,
    payments: paymentsModule,
    rewards: rewardsModule,
    responsibleGaming: responsibleGamingModule,
    support: supportModule,
    uploads: uploadsModule,
  },
  register: (
    { app, route, checks, db, clock, hub },
    { auth, brands: { merchants }, notifications: { withNotifications }, uploads: { uploads, store } },
  ) => {
    const { sessions, devices, emailLinks } = auth;
    memberRoutes(route, { db, merchants });
    profileRoutes(route, { db, merchants, uploads, links: emailLinks, withNotifications });
    securityRoutes(route, {
      db,
      merchants,
      sessions: createMemberSessions(db, clock, hub, devices),
      answers: createSecurityAnswers(db, clock, withNotifications),
    });
    accountRoutes(route, {
      app,
      db,
      clock,
      merchants,
      authenticate: checks.authenticate,
      store,
      close: createAccountCloser({ db, clock, sessions }),
    });
  },
});
