import type { Clock } from '../core/clock/clock.ts';
import type { Database } from '../core/db/database.ts';
import {
  everything,
  listEnded,
  listStopped,
  startTarget,
  stopTarget,
  type SwitchRow,
  type SwitchTarget,
} from '../modules/incidents/index.ts';
import { findTargets, getStartTargets, listBrandsUnderMaintenance, type SwitchArguments } from './switch-targets.ts';
import { parseArguments } from './parse-arguments.ts';

const usage = `Usage: npm run switch -- <command>

  list [--all]                      shows what is stopped. With --all, also the last 100 stops that have ended
  stop vendor <code>                rejects launches and new bets of a game vendor
  stop channel <id or provider>     hides a payment channel, or all channels of a payment provider. For a provider, it
                                    also rejects new withdrawals to its banks, and holds payouts that it does not have
  stop brand <code>                 shows the maintenance page of a brand, and rejects its new bets
  start …                           starts the same again

  --reason <text>                   required. Your colleagues read it, members do not
  --brand <code>                    stops a vendor or a channel only for this brand
  --only deposits|withdrawals       stops only these, of a provider or of a brand
  --until <time>                    expected end that the maintenance page shows, such as 2026-11-25T18:00Z
  --by <name>                       your name. Default: the user of the machine`;

interface SwitchCommandDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Operating system user who runs the command. Undefined if unknown. */
  readonly userName: string | undefined;
}

interface ChangeOptions {
  readonly args: SwitchArguments;
  readonly reason: string;
  readonly by: string;
  readonly until: Date | null;
}

const option = { type: 'string' } as const;

const parse = (args: readonly string[]) =>
  parseArguments(
    args,
    { all: { type: 'boolean' }, brand: option, only: option, reason: option, until: option, by: option },
    usage,
  );
type Parsed = ReturnType<typeof parse>;

/**
 * Returns `text` without spaces at its start and end. Throws a RangeError that names the argument if `text` is empty,
 * is longer than `maxLength`, or contains line breaks or control characters.
 */
const readText = (name: string, text: string | undefined, maxLength: number): string => {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') throw new RangeError(`${name} is missing. It is recorded with the change.`);
  if (trimmed.length > maxLength || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(trimmed))
    throw new RangeError(`${name}: write at most ${maxLength} characters, in one line`);
  return trimmed;
};

const readUntil = (text: string | undefined, now: Date): Date | null => {
  if (text === undefined) return null;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? new Date(text)
    : new Date(Number.NaN);
  if (!(time > now))
    throw new RangeError(
      `--until ${text}: it must be a time in the future with a time zone, such as 2026-11-25T18:00Z`,
    );
  return time;
};

const readOnly = (text: string | undefined): SwitchArguments['only'] => {
  if (text === undefined || text === 'deposits' || text === 'withdrawals') return text;
  throw new RangeError(`--only ${text}: it must be deposits or withdrawals`);
};

const kinds = ['vendor', 'channel', 'brand'] as const satisfies readonly SwitchArguments['kind'][];

const readChange = ({ positionals, values }: Parsed, { clock, userName }: SwitchCommandDeps): ChangeOptions => {
  const [action, name, subject, ...rest] = positionals;
  const kind = kinds.find((each) => each === name);
  const only = readOnly(values.only);
  const until = readUntil(values.until, clock.now());
  if (!kind || !subject || rest.length > 0 || values.all) throw new RangeError(usage);
  if (only !== undefined && kind === 'vendor') throw new RangeError(`--only is not for a vendor\n${usage}`);
  if (values.brand !== undefined && kind === 'brand') throw new RangeError(`--brand is not for a brand\n${usage}`);
  if (until && (action !== 'stop' || kind !== 'brand' || only !== undefined))
    throw new RangeError(`--until is only for the stop of a whole brand\n${usage}`);
  return {
    args: { kind, subject, brand: values.brand, only },
    reason: readText('--reason', values.reason, 500),
    by: readText('--by', values.by ?? userName, 100),
    until,
  };
};

const describeTarget = ({ kind, merchant, subject }: SwitchTarget): string => {
  if (kind === 'brand') return `brand ${merchant}`;
  const what = subject === everything ? kind : `${kind} ${subject}`;
  return `${what} of ${merchant === everything ? 'all brands' : merchant}`;
};

const formatTime = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;

const describeStop = ({ stoppedAt, stoppedBy, stopReason, ...target }: SwitchRow): string =>
  `${describeTarget(target)}: stopped ${formatTime(stoppedAt)} by ${stoppedBy}: ${stopReason}`;

const describeEnd = ({ startedAt, startedBy, startReason }: SwitchRow): string =>
  startedAt ? `\n  started ${formatTime(startedAt)} by ${startedBy}: ${startReason}` : '';

/**
 * Describes all vendors, payments and brands that are stopped now. If `hasEnded` is true, also describes the last 100
 * stops that have ended. Also lists brands under maintenance that have no recorded stop, for example after a change
 * of the database with SQL.
 */
const list = async (db: Database, hasEnded: boolean): Promise<string> => {
  const stopped = await listStopped(db);
  const closed = await listBrandsUnderMaintenance(db);
  const lines = stopped.map((row) => {
    const until = row.kind === 'brand' ? closed.find(({ code }) => code === row.merchant)?.until : undefined;
    return describeStop(row) + (until ? ` (until ${formatTime(until)})` : '');
  });
  const recorded = new Set(stopped.filter(({ kind }) => kind === 'brand').map(({ merchant }) => merchant));
  for (const { code } of closed) if (!recorded.has(code)) lines.push(`brand ${code}: stopped, without a record`);
  if (lines.length === 0) lines.push('Nothing is stopped.');
  if (hasEnded) for (const row of await listEnded(db, 100)) lines.push(describeStop(row) + describeEnd(row));
  return lines.join('\n');
};

const followNote = 'All gateways follow within about a second.';

const stop = async ({ db, clock }: SwitchCommandDeps, { args, reason, by, until }: ChangeOptions): Promise<string> => {
  const targets = await findTargets(db, args);
  const change = { by, reason, at: clock.now() };
  const lines = await db.transaction(async (tx) => {
    const done: string[] = [];
    for (const target of targets) {
      const isNew = await stopTarget(tx, target, change, until);
      done.push(`${describeTarget(target)}: ${isNew ? 'stopped' : 'was stopped before. "list" shows since when'}.`);
    }
    return done;
  });
  return [...lines, followNote].join('\n');
};

/**
 * Returns true if the row stops something of the vendor, channel or brand in the arguments, such as the withdrawals of
 * the brand.
 */
const isRelated = (row: SwitchTarget, { kind, subject }: SwitchArguments): boolean => {
  if (kind === 'brand') return row.merchant === subject;
  return row.subject === subject && (row.kind === 'vendor') === (kind === 'vendor');
};

const start = async ({ db, clock }: SwitchCommandDeps, { args, reason, by }: ChangeOptions): Promise<string> => {
  const targets = getStartTargets(args);
  const change = { by, reason, at: clock.now() };
  const started = await db.transaction(async (tx) => {
    const done: SwitchTarget[] = [];
    for (const target of targets) if (await startTarget(tx, target, change)) done.push(target);
    return done;
  });
  const related = (await listStopped(db)).filter((row) => isRelated(row, args)).map(describeStop);
  if (started.length === 0) {
    // Nothing was stopped, so the code in the arguments may contain a typing error. `findTargets` then throws an error
    // that lists the valid codes. That error is more helpful than the error below.
    await findTargets(db, args);
    throw new RangeError(
      [`Nothing was started: ${targets.map(describeTarget).join(' and ')} was not stopped.`, ...related].join('\n'),
    );
  }
  const lines = started.map((target) => `${describeTarget(target)}: started.`);
  return [...lines, ...related.map((line) => `Still ${line}`), followNote].join('\n');
};

/**
 * Runs `npm run switch` with the given arguments (`list`, `stop` or `start`) and returns the text to print. All
 * gateways on the same database apply a stop or a start within about a second. Throws a RangeError for wrong arguments,
 * for an unknown vendor, channel or brand, and for a `start` if nothing is stopped.
 */
export const runSwitchCommand = async (deps: SwitchCommandDeps, args: readonly string[]): Promise<string> => {
  const parsed = parse(args);
  const [action, ...rest] = parsed.positionals;
  if (action === 'list' && rest.length === 0) return list(deps.db, parsed.values.all ?? false);
  if (action === 'stop') return stop(deps, readChange(parsed, deps));
  if (action === 'start') return start(deps, readChange(parsed, deps));
  throw new RangeError(usage);
};
