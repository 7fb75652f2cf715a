import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Hub } from '../events/hub.ts';
import { createDevInbox } from '../inbox/dev-inbox.ts';
import { webhookMessages } from '../inbox/webhook-messages.ts';
import { runEvery } from '../lottery/run-every.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { createLetters, type OnLetter } from '../messages/letter-box.ts';
import { createHappen } from './happen.ts';
import { createOutbox } from './outbox.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly hub: Hub;
  readonly merchants: Merchants;
  readonly onLetter: OnLetter;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** How often messages are looked for that a process left behind, or a service did not take. */
const round = seconds(5);

/** What changes tell members: letters in the account, and messages to phones and mailboxes. */
export const openHappenings = ({ db, clock, config, hub, merchants, onLetter, warn }: Needs) => {
  const inbox = createDevInbox(db, clock);
  const messages = config.messagesUrl ? webhookMessages(config.messagesUrl, config.messagesSecret ?? '') : inbox;
  const outbox = createOutbox({ db, clock, messages, merchants, onTrouble: warn('A message was not delivered') });
  let stop: (() => Promise<void>) | undefined;
  return {
    happen: createHappen({
      db,
      letters: createLetters(clock, hub, db, onLetter),
      outbox,
      onTrouble: warn('What a change sets off could not be told'),
    }),
    /** Absent where messages are really sent. */
    inbox: messages === inbox ? inbox : undefined,
    deliver: outbox.deliver,
    start: (): void => {
      stop ??= runEvery(round, outbox.deliver, warn('Messages could not be delivered'));
    },
    stop: async (): Promise<void> => stop?.(),
  };
};
