import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { merchants } from '../brands/index.ts';
import { incidentSwitches } from './incident-switches.tables.ts';
import type { SwitchKind } from './switches.ts';

export type SwitchRow = typeof incidentSwitches.$inferSelect;

/**
 * Operations that a switch stops: games of a vendor, deposits, withdrawals or a whole brand. `merchant` is a
 * brand code. `subject` is the code of a game vendor or payment provider, or the id of a payment channel. `*` in one of
 * these fields means all.
 */
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

/**
 * Sets or ends the maintenance of a brand. Gateways load the state of the maintenance together with the other settings
 * of the brand.
 */
const setMaintenance = async (tx: Database, code: string, isOn: boolean, until: Date | null): Promise<void> => {
  await tx.update(merchants).set({ maintenance: isOn, maintenanceUntil: until }).where(eq(merchants.code, code));
};

/**
 * Stops the target of a switch, inside a transaction of the caller. Returns false if the target was already stopped. In
 * this case, the existing row stays unchanged, and only the expected end of a brand's maintenance is updated.
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
 * Ends the stop of a target, inside a transaction of the caller. If the target is a brand, also ends its maintenance,
 * even if the maintenance has no row in `incident_switches`. Returns false if there was nothing to end.
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

/** Lists the stops that are active now, the oldest first. */
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
