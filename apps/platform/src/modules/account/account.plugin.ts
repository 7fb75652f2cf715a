import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account.routes.ts';
import { createAccountCloser } from './closure/account-closure.ts';
import type { Clock } from '../../core/clock/clock.ts';
import type { Config } from '../../core/config/config.ts';
import type { Database } from '../../core/db/database.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import { createFeedbackService } from '../support/feedback/feedback-service.ts';
import { feedbackRoutes } from '../support/feedback/feedback.routes.ts';
import type { Route } from '../../core/http/route.ts';
import { createKycService } from '../kyc/kyc-service.ts';
import { identityRoutes } from '../kyc/kyc.routes.ts';
import type { TransactionRunner } from '../notifications/transaction-runner.ts';
import { messagesRoutes } from '../notifications/inbox/inbox.routes.ts';
import { createChallenges } from '../auth/passkeys/challenges.ts';
import { createPasskeys } from '../auth/passkeys/passkeys.ts';
import { passkeysRoutes } from '../auth/passkeys/passkeys.routes.ts';
import { createPlayLimits } from '../responsible-gaming/play-limits.ts';
import { playLimitsRoutes } from '../responsible-gaming/responsible-gaming.routes.ts';
import type { EmailLinks } from '../auth/email-verification/email-links.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { createConfirmPassword } from '../auth/passwords/confirm-password.ts';
import { createMemberSessions } from './security/member-sessions.ts';
import { createSecurityAnswers } from './security/security-answers.ts';
import { securityRoutes } from './security/security.routes.ts';
import type { DeviceTokens } from '../auth/sessions/device-tokens.ts';
import type { CreateSession } from '../auth/sessions/create-session.ts';
import type { Sessions } from '../auth/sessions/sessions.ts';
import type { createSharedStore } from '../../core/shared-store/create-shared-store.ts';
import { createFolderStore } from '../../core/storage/file-store.ts';
import { createUploads } from '../uploads/uploads.ts';
import { uploadsRoutes } from '../uploads/uploads.routes.ts';
import { memberRoutes } from './member-info.routes.ts';
import type { Merchants } from '../../core/http/brand-directory.ts';

interface RegisterMembersDeps {
  readonly app: FastifyInstance;
  readonly route: Route;
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly state: Awaited<ReturnType<typeof createSharedStore>>;
  readonly merchants: Merchants;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
  readonly createSession: CreateSession;
  readonly withNotifications: TransactionRunner;
  readonly emailLinks: EmailLinks;
  readonly warn: (message: string) => (error: unknown) => void;
}

/**
 * Registers the routes of a member's account: profile, security, messages, feedback, identity, play limits and closure.
 */
export const registerMembers = async ({
  app,
  route,
  config,
  db,
  clock,
  hub,
  state,
  merchants,
  sessions,
  devices,
  createSession,
  withNotifications,
  emailLinks,
  warn,
}: RegisterMembersDeps) => {
  const store = createFolderStore(join(config.dataFolder, 'uploads'));
  const uploads = createUploads(db, clock, store);
  const confirmPassword = createConfirmPassword(db, state.redis);
  const passkeys = createPasskeys(db, clock, createChallenges(state.ephemeralStore), withNotifications);

  const waiting = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => waiting.forEach(clearTimeout));
  const scheduleTask = (task: () => Promise<void>, milliseconds: number): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      task().catch(warn('What the desk does could not be done'));
    }, milliseconds);
    waiting.add(timer.unref());
  };

  memberRoutes(route, db);
  profileRoutes(route, { db, merchants, uploads, confirmPassword, links: emailLinks, withNotifications });
  securityRoutes(route, {
    db,
    merchants,
    sessions: createMemberSessions(db, clock, hub, devices),
    answers: createSecurityAnswers(db, clock, withNotifications),
    confirmPassword,
  });
  passkeysRoutes(route, { merchants, passkeys, createSession });
  messagesRoutes(route, { db, clock, hub, merchants });
  await uploadsRoutes({ app, merchants, authenticate: sessions.open, uploads });
  feedbackRoutes(route, {
    merchants,
    feedback: createFeedbackService({ db, clock, uploads, withNotifications }),
    scheduleTask,
  });
  identityRoutes(route, { merchants, kyc: createKycService({ db, clock, uploads, withNotifications }), scheduleTask });
  playLimitsRoutes(route, { db, clock, merchants, limits: createPlayLimits(db, clock) });
  accountRoutes(route, {
    app,
    db,
    clock,
    merchants,
    sessions,
    store,
    confirmPassword,
    close: createAccountCloser({ db, clock, sessions, devices }),
  });
};
