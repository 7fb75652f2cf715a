import { systemClock } from '../core/clock/clock.ts';
import type { Config } from '../core/config/config.ts';
import { connectDatabase } from '../core/db/connect-database.ts';
import { createEventHub } from '../core/realtime/event-hub.ts';
import { createSharedStore } from '../core/shared-store/create-shared-store.ts';
import { createMemberAccess } from '../modules/auth/index.ts';

const usage = 'Write: npm run member -- disable <brand> <user name>, or enable in place of disable.';

const throwError = (error: unknown): never => {
  throw error;
};

/**
 * Disables or enables a member, and returns a message for the terminal. All gateways end the access of a disabled
 * member at once. They receive the event that the command publishes to the shared Redis. Throws an Error for wrong
 * arguments and for an unknown member.
 */
export const runMemberCommand = async (
  [action, merchant, username]: readonly string[],
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'migrationUrl' | 'redisUrl' | 'isDemo' | 'runtime'>,
): Promise<string> => {
  if ((action !== 'disable' && action !== 'enable') || !merchant || !username) throw new Error(usage);
  const store = await connectDatabase(config, throwError);
  const shared = await createSharedStore({
    redisUrl: config.redisUrl,
    clock: systemClock,
    onError: throwError,
    onResume: () => {},
  });
  try {
    const hub = createEventHub(shared.pubSub, throwError);
    const access = createMemberAccess({ db: store.db, clock: systemClock, hub });
    if (!(await access[action](merchant, username)))
      throw new Error(`The brand ${merchant} has no member ${username}. ${usage}`);
    return `${username} of ${merchant} is ${action}d.`;
  } finally {
    await shared.close();
    await store.close();
  }
};
