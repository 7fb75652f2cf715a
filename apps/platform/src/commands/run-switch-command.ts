import { parseArgs } from 'node:util';
import { and, asc, eq, or } from 'drizzle-orm';
import { systemClock } from '../core/clock/clock.ts';
import type { Config } from '../core/config/config.ts';
import { connectDatabase } from '../core/db/connect-database.ts';
import type { Database } from '../core/db/database.ts';
import { createEventHub } from '../core/realtime/event-hub.ts';
import { createSharedStore } from '../core/shared-store/create-shared-store.ts';
import { merchants } from '../modules/brands/index.ts';
import { vendors } from '../modules/catalogue/index.ts';
import { everything, incidentSwitches, type SwitchKind } from '../modules/incidents/index.ts';
import { paymentChannels } from '../modules/payments/index.ts';

const usage = `Usage: npm run switch -- <command>

  list                                        shows what is off
  off vendor <code> [--brand <code>]          rejects launches and bets of a game vendor. Wins and rollbacks go on
  off channel <id or provider> [--brand <c>]  rejects new deposits of a channel, or of all channels of a provider
  off withdrawals [--brand <code>]            rejects new withdrawals, and holds payouts that were not sent yet
  off brand <code> [--until <ISO 8601>]       shows the maintenance page of a brand
  on …                                        the same with "on" ends it

  --reason <text>                             a note for your colleagues, which "list" shows`;

const throwError = (error: unknown): never => {
  throw error;
};

interface SwitchOptions {
  readonly brand: string | undefined;
  readonly reason: string;
  readonly until: Date | null;
}

const assertBrand = async (db: Database, code: string): Promise<void> => {
  const rows = await db.select({ code: merchants.code }).from(merchants).orderBy(asc(merchants.code));
  const codes = rows.map((row) => row.code);
  if (!codes.includes(code)) throw new RangeError(`There is no brand ${code}. The brands are: ${codes.join(', ')}.`);
};

/** Throws a RangeError if the database has no vendor, channel or payment provider with this code. */
const assertSubject = async (db: Database, kind: SwitchKind, subject: string): Promise<void> => {
  if (kind === 'vendor') {
    const codes = (await db.select({ code: vendors.code }).from(vendors).orderBy(asc(vendors.code))).map(
      ({ code }) => code,
    );
    if (!codes.includes(subject))
      throw new RangeError(`There is no vendor ${subject}. The vendors are: ${codes.join(', ')}.`);
  }
  if (kind === 'channel') {
    const isFound = or(eq(paymentChannels.id, subject), eq(paymentChannels.provider, subject));
    const [found] = await db.select({ id: paymentChannels.id }).from(paymentChannels).where(isFound).limit(1);
    if (found) return;
    const rows = await db.select({ id: paymentChannels.id }).from(paymentChannels).orderBy(asc(paymentChannels.id));
    throw new RangeError(`There is no channel ${subject}. The channels are: ${rows.map(({ id }) => id).join(', ')}.`);
  }
};

const describe = (kind: string, merchant: string, subject: string): string =>
  [kind, subject === everything ? undefined : subject, merchant === everything ? 'of all brands' : `of ${merchant}`]
    .filter((part) => part !== undefined)
    .join(' ');

const switchSubject = async (
  db: Database,
  isOn: boolean,
  { kind, subject }: { readonly kind: SwitchKind; readonly subject: string },
  { brand, reason }: SwitchOptions,
): Promise<string> => {
  if (brand) await assertBrand(db, brand);
  const merchant = brand ?? everything;
  const where = and(
    eq(incidentSwitches.kind, kind),
    eq(incidentSwitches.merchant, merchant),
    eq(incidentSwitches.subject, subject),
  );
  if (isOn) {
    const removed = await db.delete(incidentSwitches).where(where).returning();
    if (removed.length === 0)
      throw new RangeError(`${describe(kind, merchant, subject)} is not off. "list" shows what is off.`);
  } else {
    // A vendor or channel that the database no longer has can still be switched on.
    await assertSubject(db, kind, subject);
    await db
      .insert(incidentSwitches)
      .values({ kind, merchant, subject, reason, since: systemClock.now() })
      .onConflictDoUpdate({ target: [incidentSwitches.kind, incidentSwitches.merchant, incidentSwitches.subject], set: { reason } });
  }
  return `${describe(kind, merchant, subject)}: ${isOn ? 'on' : 'off'}.`;
};

const switchBrand = async (db: Database, isOn: boolean, code: string, { until }: SwitchOptions): Promise<string> => {
  await assertBrand(db, code);
  await db
    .update(merchants)
    .set({ maintenance: !isOn, maintenanceUntil: isOn ? null : until })
    .where(eq(merchants.code, code));
  return `brand ${code}: ${isOn ? 'on' : 'in maintenance'}.`;
};

const list = async (db: Database): Promise<string> => {
  const rows = await db.select().from(incidentSwitches).orderBy(asc(incidentSwitches.since));
  const brands = await db.select().from(merchants).where(eq(merchants.maintenance, true));
  const lines = [
    ...rows.map(
      ({ kind, merchant, subject, since, reason }) =>
        `${describe(kind, merchant, subject)}: off since ${since.toISOString()}${reason ? ` (${reason})` : ''}`,
    ),
    ...brands.map(
      ({ code, maintenanceUntil }) =>
        `brand ${code}: in maintenance${maintenanceUntil ? ` until ${maintenanceUntil.toISOString()}` : ''}`,
    ),
  ];
  return lines.length > 0 ? lines.join('\n') : 'Nothing is off.';
};

const parse = (args: readonly string[]) => {
  try {
    const option = { type: 'string' } as const;
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { brand: option, reason: option, until: option },
    });
    const until = values.until === undefined ? null : new Date(values.until);
    if (until && Number.isNaN(until.getTime())) throw new RangeError(`--until ${values.until}: it must be a time`);
    return { positionals, options: { brand: values.brand, reason: values.reason ?? '', until } };
  } catch (error) {
    throw new RangeError(`${(error as Error).message}\n${usage}`);
  }
};

const change = async (db: Database, args: readonly string[]): Promise<string> => {
  const { positionals, options } = parse(args);
  const [state, kind, subject, ...rest] = positionals;
  const isOn = state === 'on';
  if ((!isOn && state !== 'off') || rest.length > 0) throw new RangeError(usage);
  if (kind === 'withdrawals' && subject === undefined)
    return switchSubject(db, isOn, { kind, subject: everything }, options);
  if ((kind === 'vendor' || kind === 'channel') && subject) return switchSubject(db, isOn, { kind, subject }, options);
  if (kind === 'brand' && subject && !options.brand) return switchBrand(db, isOn, subject, options);
  throw new RangeError(usage);
};

/**
 * Runs the command of the arguments, and returns a message about it. All gateways follow at once, because the command
 * publishes to the same Redis, and within seconds without Redis. Throws a RangeError for wrong arguments.
 */
export const runSwitchCommand = async (
  args: readonly string[],
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'migrationUrl' | 'redisUrl' | 'isDemo' | 'runtime'>,
): Promise<string> => {
  const store = await connectDatabase(config, throwError);
  try {
    if (args.length === 1 && args[0] === 'list') return await list(store.db);
    const message = await change(store.db, args);
    const warnings: string[] = [];
    // The database has the change, and gateways find it there. So a failed event is only a delay.
    const onError = (): void => void warnings.push(' Redis does not respond: gateways follow within seconds.');
    const shared = await createSharedStore({
      redisUrl: config.redisUrl,
      clock: systemClock,
      onError: () => undefined,
      onResume: () => undefined,
    }).catch(onError);
    if (shared) {
      await createEventHub(shared.pubSub, onError).publish({ type: 'switches' });
      await shared.close();
    }
    return message + (warnings[0] ?? '');
  } finally {
    await store.close();
  }
};
