import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { merchants } from '../brands/index.ts';
import { incidentSwitches } from './incident-switches.tables.ts';
import type { SwitchKind } from './switches.ts';

export type SwitchRow = typeof incidentSwitches.$inferSelect;

/** Vendor, channel, provider or brand that a switch stops. `merchant` and `subject` can be `*`, which means all. */
export interface SwitchTarget {
  readonly kind: SwitchKind;
  readonly merchant: string;
  readonly subject: string;
}

/** Name of the person who changes a switch, with time and reason. */
export interface SwitchChange {
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
}

const inForce = isNull(incidentSwitches.startedAt);

const whereTarget = ({ kind, merchant, subject }: SwitchTarget) =>
  and(
    inForce,
    eq(incidentSwitches.kind, kind),
    eq(incidentSwitches.merchant, merchant),
    eq(incidentSwitches.subject, subject),
  );

/** Sets the maintenance of a brand. The gateways read it where they read the other settings of the brand. */
const setMaintenance = async (tx: Database, code: string, isOn: boolean, until: Date | null): Promise<void> => {
  await tx.update(merchants).set({ maintenance: isOn, maintenanceUntil: until }).where(eq(merchants.code, code));
};

/**
 * Stops a target. Returns false if it was stopped before: then the record of the first stop stays as it is, and only the
 * expected end of a maintenance is changed. Call this function inside a transaction.
 */
export const stopTarget = async (
  tx: Database,
  target: SwitchTarget,
  { by, at, reason }: SwitchChange,
  until: Date | null,
): Promise<boolean> => {
  const added = await tx
    .insert(incidentSwitches)
    .values({ id: randomUUID(), ...target, stopReason: reason, stoppedBy: by, stoppedAt: at })
    .onConflictDoNothing()
    .returning({ id: incidentSwitches.id });
  if (target.kind === 'brand') await setMaintenance(tx, target.merchant, true, until);
  return added.length > 0;
};

/**
 * Starts a target again. Returns false if it was not stopped. A maintenance that was set without a switch ends too. Call
 * this function inside a transaction.
 */
export const startTarget = async (
  tx: Database,
  target: SwitchTarget,
  { by, at, reason }: SwitchChange,
): Promise<boolean> => {
  const ended = await tx
    .update(incidentSwitches)
    .set({ startReason: reason, startedBy: by, startedAt: at })
    .where(whereTarget(target))
    .returning({ id: incidentSwitches.id });
  if (target.kind !== 'brand') return ended.length > 0;
  const [brand] = await tx.select().from(merchants).where(eq(merchants.code, target.merchant)).for('update');
  await setMaintenance(tx, target.merchant, false, null);
  return ended.length > 0 || brand?.maintenance === true;
};

/** Lists what is stopped now, the oldest first. */
export const listStopped = (db: Database): Promise<SwitchRow[]> =>
  db.select().from(incidentSwitches).where(inForce).orderBy(asc(incidentSwitches.stoppedAt));

/** Lists stops that have ended, the newest first. */
export const listEnded = (db: Database, limit: number): Promise<SwitchRow[]> =>
  db
    .select()
    .from(incidentSwitches)
    .where(isNotNull(incidentSwitches.startedAt))
    .orderBy(desc(incidentSwitches.startedAt))
    .limit(limit);
