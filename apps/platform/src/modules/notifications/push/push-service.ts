import type { Clock } from '../../../core/clock/clock.ts';
import type { Config } from '../../../core/config/config.ts';
import type { KeyStore } from '../../../core/crypto/gateway-keys.ts';
import type { Database } from '../../../core/db/database.ts';
import { loadPushKeys } from './push-keys.ts';
import { createSubscriberNotifier } from './notify-subscribers.ts';
import { createPushSubscriptions } from './push-subscriptions.ts';
import { createSendPush } from './send-push.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface CreatePushServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly keys: KeyStore;
  readonly merchants: Merchants;
  readonly warn: (message: string) => (error: unknown) => void;
}

/**
 * Returns the URL at which push services can contact the operator. Push services require it and reject local URLs, so
 * a gateway without an HTTPS origin sends a placeholder.
 */
const getVapidContact = ({ publicOrigin }: Config): string =>
  publicOrigin?.startsWith('https:') ? publicOrigin : 'mailto:operator@livery.invalid';

/** Creates the three services of web push: the keys, the subscriptions, and the function that sends notifications. */
export const createPushService = async ({ db, clock, config, keys, merchants, warn }: CreatePushServiceDeps) => {
  const pushKeys = await loadPushKeys(keys);
  const subscriptions = createPushSubscriptions({
    db,
    clock,
    namedServices: config.pushServices ?? [],
    getKeyId: () => pushKeys.getCurrent().id,
  });
  const notifySubscribers = createSubscriberNotifier({
    merchants,
    subscriptions,
    send: createSendPush(pushKeys, getVapidContact(config)),
    onError: warn('A push notification was not sent'),
  });
  return { subscriptions, notifySubscribers, getPublicKey: () => pushKeys.getCurrent().publicKey };
};
