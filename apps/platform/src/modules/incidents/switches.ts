import { type Column, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { incidentSwitches } from './incident-switches.tables.ts';

export type SwitchKind = (typeof incidentSwitches.$inferSelect)['kind'];

/** Stands for all brands, and for all subjects of a kind. */
export const everything = '*';

/** Switches that are in force. The functions read the memory of the gateway, which follows the database within a second. */
export interface Switches {
  /** Returns true if no game of the vendor is launched, and no bet of it accepted. */
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

/** Loads the switches. `reload` reads them again. */
export const loadSwitches = async (
  db: Database,
): Promise<{
  readonly switches: Switches;
  readonly reload: () => Promise<void>;
  /** Returns the number of stops that this gateway follows. */
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
 * Condition of a query that is true for the rows that a switch of this kind stops. A job uses it in place of the memory
 * of its gateway, so that it follows a switch at once.
 */
export const whereStopped = (kind: SwitchKind, merchant: Column, subject: Column): SQL =>
  sql`exists (
    select 1 from ${incidentSwitches}
    where ${incidentSwitches.startedAt} is null
      and ${incidentSwitches.kind} = ${kind}
      and ${incidentSwitches.merchant} in (${everything}, ${merchant})
      and ${incidentSwitches.subject} in (${everything}, ${subject})
  )`;
