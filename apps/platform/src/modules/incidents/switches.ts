import { type Column, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { incidentSwitches } from './incident-switches.tables.ts';

export type SwitchKind = (typeof incidentSwitches.$inferSelect)['kind'];

/**
 * Value of the columns `merchant` and `subject` that means all: all brands, or all vendors, payment channels or payment
 * providers.
 */
export const everything = '*';

/** Active switches. The functions use a copy in memory, which is at most one second older than the database. */
export interface Switches {
  /** Returns true if launches of the vendor's games, and bets on them, are rejected. */
  readonly isVendorStopped: (vendor: string, merchant: string) => boolean;
  readonly areDepositsStopped: (channel: {
    readonly id: string;
    readonly merchant: string;
    readonly provider: string;
  }) => boolean;
  readonly areWithdrawalsStopped: (bank: { readonly merchant: string; readonly provider: string }) => boolean;
}

const toKey = (kind: SwitchKind, merchant: string, subject: string): string =>
  JSON.stringify([kind, merchant, subject]);

/** Loads the active switches from the database. `reload` loads them again. */
export const loadSwitches = async (
  db: Database,
): Promise<{
  readonly switches: Switches;
  readonly reload: () => Promise<void>;
  /** Returns the number of active stops that this gateway has loaded. */
  readonly count: () => number;
}> => {
  let stopped: ReadonlySet<string> = new Set();
  const reload = async (): Promise<void> => {
    const rows = await db.select().from(incidentSwitches).where(isNull(incidentSwitches.startedAt));
    stopped = new Set(rows.map(({ kind, merchant, subject }) => toKey(kind, merchant, subject)));
  };
  await reload();
  const isStopped = (kind: SwitchKind, merchant: string, subjects: readonly string[]): boolean =>
    [merchant, everything].some((brand) =>
      [...subjects, everything].some((subject) => stopped.has(toKey(kind, brand, subject))),
    );
  return {
    reload,
    count: () => stopped.size,
    switches: {
      isVendorStopped: (vendor, merchant) => isStopped('vendor', merchant, [vendor]),
      areDepositsStopped: ({ id, merchant, provider }) => isStopped('deposits', merchant, [id, provider]),
      areWithdrawalsStopped: ({ merchant, provider }) => isStopped('withdrawals', merchant, [provider]),
    },
  };
};

/**
 * Returns an SQL condition that is true for rows whose brand and subject are stopped by an active switch of this kind.
 * `merchant` and `subject` are the columns of these rows. The copy of the switches in memory can be one second old, so
 * jobs use this condition, with which a new switch takes effect at once.
 */
export const whereStopped = (kind: SwitchKind, merchant: Column, subject: Column): SQL =>
  sql`exists (
    select 1 from ${incidentSwitches}
    where ${incidentSwitches.startedAt} is null
      and ${incidentSwitches.kind} = ${kind}
      and ${incidentSwitches.merchant} in (${everything}, ${merchant})
      and ${incidentSwitches.subject} in (${everything}, ${subject})
  )`;
