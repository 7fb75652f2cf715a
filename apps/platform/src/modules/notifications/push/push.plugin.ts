import type { Clock } from '../../../core/clock/clock.ts';
import type { Config } from '../../../core/config/config.ts';
import type { Database } from '../../../core/db/database.ts';
import { getOrCreateVapidKeys } from './push-keys.ts';
import { createSubscriberNotifier } from './notify-subscribers.ts';
import { createPushSubscriptions } from './push-subscriptions.ts';
import { createSendPush } from './send-push.ts';
import type { Merchants } from '../../../core/http/brand-directory.ts';

interface CreatePushServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly merchants: Merchants;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** Push services want to know whom to turn to; an address of this machine is none that they take. */
const getVapidContact = ({ publicOrigin }: Config): string =>
  publicOrigin?.startsWith('https:') ? publicOrigin : 'mailto:operator@livery.invalid';

/** Waking members' browsers: the keys, who is subscribed, and what a letter sets off. */
export const createPushService = async ({ db, clock, config, merchants, warn }: CreatePushServiceDeps) => {
  const keys = await getOrCreateVapidKeys(db);
  const subscriptions = createPushSubscriptions(db, clock, config.pushServices ?? []);
  const notifySubscribers = createSubscriberNotifier({
    merchants,
    subscriptions,
    send: createSendPush(keys, getVapidContact(config)),
    onError: warn('A browser was not woken'),
  });
  return { subscriptions, notifySubscribers, publicKey: keys.publicKey };
};
