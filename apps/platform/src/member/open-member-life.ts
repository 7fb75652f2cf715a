import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '../account/account.routes.ts';
import { createCloseAccount } from '../account/close-account.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Hub } from '../events/hub.ts';
import { createFeedback } from '../feedback/feedback.ts';
import { feedbackRoutes } from '../feedback/feedback.routes.ts';
import type { Route } from '../http/route.ts';
import { createIdentity } from '../identity/identity.ts';
import { identityRoutes } from '../identity/identity.routes.ts';
import type { Happen } from '../happenings/happen.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { messagesRoutes } from '../messages/messages.routes.ts';
import { createChallenges } from '../passkeys/challenges.ts';
import { createPasskeys } from '../passkeys/passkeys.ts';
import { passkeysRoutes } from '../passkeys/passkeys.routes.ts';
import { createPlayLimits } from '../play-limits/play-limits.ts';
import { playLimitsRoutes } from '../play-limits/play-limits.routes.ts';
import type { EmailLinks } from '../profile/email-links.ts';
import { profileRoutes } from '../profile/profile.routes.ts';
import { createConfirmPassword } from '../security/confirm-password.ts';
import { createMemberSessions } from '../security/member-sessions.ts';
import { createSecurityAnswers } from '../security/security-answers.ts';
import { securityRoutes } from '../security/security.routes.ts';
import type { DeviceTokens } from '../session/device-tokens.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { Sessions } from '../session/sessions.ts';
import type { openSharedState } from '../shared-state/open-shared-state.ts';
import { folderStore } from '../uploads/upload-store.ts';
import { createUploads } from '../uploads/uploads.ts';
import { uploadsRoutes } from '../uploads/uploads.routes.ts';
import { memberRoutes } from './member.routes.ts';

interface Needs {
  readonly app: FastifyInstance;
  readonly route: Route;
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly state: Awaited<ReturnType<typeof openSharedState>>;
  readonly merchants: Merchants;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
  readonly openSession: OpenSession;
  readonly happen: Happen;
  readonly emailLinks: EmailLinks;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** All that is a member's own: profile, security, messages, feedback, identity, limits of play, the account itself. */
export const openMemberLife = async ({
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
  openSession,
  happen,
  emailLinks,
  warn,
}: Needs) => {
  const store = folderStore(join(config.dataFolder, 'uploads'));
  const uploads = createUploads(db, clock, store);
  const confirmPassword = createConfirmPassword(db, state.redis);
  const passkeys = createPasskeys(db, clock, createChallenges(state.shortLived), happen);

  const waiting = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => waiting.forEach(clearTimeout));
  const later = (task: () => Promise<void>, milliseconds: number): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      task().catch(warn('What the desk does could not be done'));
    }, milliseconds);
    waiting.add(timer.unref());
  };

  memberRoutes(route, db);
  profileRoutes(route, { db, merchants, uploads, confirmPassword, links: emailLinks, happen });
  securityRoutes(route, {
    db,
    merchants,
    sessions: createMemberSessions(db, clock, hub, devices),
    answers: createSecurityAnswers(db, clock, happen),
    confirmPassword,
  });
  passkeysRoutes(route, { merchants, passkeys, openSession });
  messagesRoutes(route, { db, clock, hub, merchants });
  await uploadsRoutes({ app, merchants, sessions, uploads });
  feedbackRoutes(route, { merchants, desk: createFeedback({ db, clock, uploads, happen }), later });
  identityRoutes(route, { merchants, desk: createIdentity({ db, clock, uploads, happen }), later });
  playLimitsRoutes(route, { db, clock, merchants, limits: createPlayLimits(db, clock) });
  accountRoutes(route, {
    app,
    db,
    clock,
    merchants,
    sessions,
    store,
    confirmPassword,
    close: createCloseAccount({ db, clock, sessions, devices }),
  });
};
