import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Clock } from '../core/clock/clock.ts';
import type { Database } from '../core/db/database.ts';
import { webhookEvents } from '../modules/webhooks/index.ts';

const usage = `Usage: npm run webhooks -- <command>

  list            shows how many events wait, were delivered or have failed, and lists the failed ones
  retry <id>      sends an event again, also one that was delivered before
  retry --failed  sends all failed events again`;

const maxListed = 100;
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const hasFailed = and(isNull(webhookEvents.dueAt), isNull(webhookEvents.deliveredAt));

interface WebhooksCommandDeps {
  readonly db: Database;
  readonly clock: Clock;
}

const list = async (db: Database): Promise<string> => {
  const [waiting, delivered, failed] = await Promise.all(
    [isNotNull(webhookEvents.dueAt), isNotNull(webhookEvents.deliveredAt), hasFailed].map((condition) =>
      db.$count(webhookEvents, condition),
    ),
  );
  const rows = await db
    .select()
    .from(webhookEvents)
    .where(hasFailed)
    .orderBy(asc(webhookEvents.occurredAt))
    .limit(maxListed);
  return [
    `${waiting} events wait, ${delivered} were delivered in the last month, ${failed} have failed.`,
    ...rows.map(
      ({ id, type, merchant, occurredAt, tries, error }) =>
        `${id}  ${occurredAt.toISOString()}  ${merchant}  ${type}  ${tries} attempts  ${error ?? ''}`,
    ),
  ].join('\n');
};

/**
 * Makes the events that match `which` due now and sets their number of tries to 0, so that the gateway sends them
 * again. Returns the number of events.
 */
const makeDue = async ({ db, clock }: WebhooksCommandDeps, which: ReturnType<typeof and>): Promise<number> => {
  const rows = await db
    .update(webhookEvents)
    .set({ dueAt: clock.now(), tries: 0, deliveredAt: null, error: null })
    .where(which)
    .returning({ id: webhookEvents.id });
  return rows.length;
};

const retry = async (deps: WebhooksCommandDeps, target: string | undefined): Promise<string> => {
  if (target === '--failed') return `${await makeDue(deps, hasFailed)} events are sent again.`;
  if (!target || !uuidPattern.test(target))
    throw new RangeError(`${usage}\n\nretry needs the id of an event, or --failed`);
  if ((await makeDue(deps, eq(webhookEvents.id, target))) === 0) throw new RangeError(`There is no event ${target}.`);
  return `The event ${target} is sent again.`;
};

/**
 * Lists the webhook events (events that the gateway sends to the operator's service), or sends some of them again.
 * Returns the text to print. Throws a RangeError for an unknown command or event.
 */
export const runWebhooksCommand = async (
  deps: WebhooksCommandDeps,
  [command, target]: readonly string[],
): Promise<string> => {
  if (command === 'list') return list(deps.db);
  if (command === 'retry') return retry(deps, target);
  throw new RangeError(usage);
};
