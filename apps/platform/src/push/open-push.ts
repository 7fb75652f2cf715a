import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { openPushKeys } from './push-keys.ts';
import { createPushLetters } from './push-letters.ts';
import { createPushSubscriptions } from './push-subscriptions.ts';
import { createSendPush } from './send-push.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly merchants: Merchants;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** Push services want to know whom to turn to; an address of this machine is none that they take. */
const contactOf = ({ publicOrigin }: Config): string =>
  publicOrigin?.startsWith('https:') ? publicOrigin : 'mailto:operator@livery.invalid';

/** Waking members' browsers: the keys, who is subscribed, and what a letter sets off. */
export const openPush = async ({ db, clock, config, merchants, warn }: Needs) => {
  const keys = await openPushKeys(db);
  const subscriptions = createPushSubscriptions(db, clock, config.pushServices ?? []);
  const wake = createPushLetters({
    merchants,
    subscriptions,
    send: createSendPush(keys, contactOf(config)),
    onTrouble: warn('A browser was not woken'),
  });
  return { subscriptions, wake, publicKey: keys.publicKey };
};
