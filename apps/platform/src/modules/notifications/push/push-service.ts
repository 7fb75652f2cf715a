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

/** Returns the contact URL of the operator for push services. Push services require it and reject local URLs. */
const getVapidContact = ({ publicOrigin }: Config): string =>
  publicOrigin?.startsWith('https:') ? publicOrigin : 'mailto:operator@livery.invalid';

/** Creates the parts of web push: the keys, the subscriptions, and the function that sends notifications. */
export const createPushService = async ({ db, clock, config, merchants, warn }: CreatePushServiceDeps) => {
  const keys = await getOrCreateVapidKeys(db);
  const subscriptions = createPushSubscriptions(db, clock, config.pushServices ?? []);
  const notifySubscribers = createSubscriberNotifier({
    merchants,
    subscriptions,
    send: createSendPush(keys, getVapidContact(config)),
    onError: warn('A push notification was not sent'),
  });
  return { subscriptions, notifySubscribers, publicKey: keys.publicKey };
};
