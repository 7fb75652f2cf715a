import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import { minutes } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import type { OperatorChecks } from '../../core/operators/operator-checks.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import { type ClaimDeps, findHostConflict, lockClaims } from './host-claims.ts';
import { applyCheck, type CheckResult } from './host-state.ts';
import { brandHosts, type HostRow } from './hosts.tables.ts';
import { createWantedProof, findProof, type ProofResult } from './proof/find-proof.ts';
import type { HostProofSource } from './proof/host-proof-port.ts';

/** Maximum number of hosts that a gateway checks in one run of the periodic job. */
const batchSize = 10;
/**
 * Milliseconds for which a gateway reserves a host for its check. If the gateway stops during the check, another
 * gateway can check the host after this time.
 */
const lease = minutes(2);

export interface CheckDeps extends ClaimDeps {
  readonly clock: Clock;
  readonly source: HostProofSource;
  /**
   * Returns the host name that the platform gives to a brand: `<code>.<host of the platform>`. A CNAME record of the
   * checked host can point to this name.
   */
  readonly getTarget: (brand: string) => string;
}

/** Searches for the DNS record or file that proves that the brand controls a host. Does not store the result. */
export const lookForProof = (
  row: Pick<HostRow, 'brand' | 'host' | 'token'>,
  { source, getTarget }: Pick<CheckDeps, 'source' | 'getTarget'>,
): Promise<ProofResult> => findProof(row.host, createWantedProof(row, getTarget(row.brand)), source);

/**
 * Stores the result of a check, inside a transaction of the caller. If another brand has proved control of the host
 * meanwhile, stores `taken` instead. Returns undefined and stores nothing if the host was removed during the check,
 * even if it was added again.
 */
export const storeCheck = async (
  tx: Database,
  { brand, host, token }: Pick<HostRow, 'brand' | 'host' | 'token'>,
  result: ProofResult,
  deps: CheckDeps,
): Promise<{ readonly before: HostRow; readonly after: HostRow } | undefined> => {
  await lockClaims(tx);
  const isRow = and(eq(brandHosts.brand, brand), eq(brandHosts.host, host), eq(brandHosts.token, token));
  const [before] = await tx.select().from(brandHosts).where(isRow).for('update');
  if (!before) return undefined;
  let checked: CheckResult = result;
  if ('method' in result && before.state !== 'verified') {
    const conflict = await findHostConflict(tx, { brand, host }, deps);
    if (conflict) checked = { reason: 'taken', found: conflict.kind === 'platform' ? null : conflict.other };
  }
  const change = applyCheck(before, checked, deps.clock.now());
  await tx.update(brandHosts).set(change).where(isRow);
  return { before, after: { ...before, ...change } };
};

interface JobDeps extends CheckDeps {
  readonly db: Database;
  readonly hub: Pick<EventHub, 'publish'>;
  readonly checks: Pick<OperatorChecks, 'appendAudit'>;
  /**
   * Called with the error if a check fails unexpectedly, for example because of a bug. The host is checked again later.
   */
  readonly onFailure: (error: unknown) => void;
}

/** Returns the fields of a host that the audit log records. */
export const toAuditedState = ({ state, reason, method, lostSince }: HostRow) => ({
  state,
  reason,
  method,
  lostSince: lostSince?.toISOString() ?? null,
});

/**
 * Returns true if a check changed a column that the audit log records. The time of the last check is not such a column.
 */
const hasChanged = (before: HostRow, after: HostRow): boolean =>
  JSON.stringify(toAuditedState(before)) !== JSON.stringify(toAuditedState(after));

/**
 * Finds hosts whose check is due, and reserves them for this gateway. No other gateway then checks them at the same
 * time.
 */
const takeDue = (db: Database, now: Date): Promise<HostRow[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(brandHosts)
      .where(and(lte(brandHosts.nextCheckAt, now), ne(brandHosts.state, 'expired')))
      .orderBy(asc(brandHosts.nextCheckAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const { brand, host } of due)
      await tx
        .update(brandHosts)
        .set({ nextCheckAt: new Date(now.getTime() + lease) })
        .where(and(eq(brandHosts.brand, brand), eq(brandHosts.host, host)));
    return due;
  });

/** Creates the job that checks the hosts whose check is due. Several gateways may run the job at the same time. */
export const createHostJob = (deps: JobDeps): (() => Promise<void>) => {
  const { db, clock, hub, checks, onFailure } = deps;

  const check = async (row: HostRow): Promise<void> => {
    const result = await lookForProof(row, deps);
    const stored = await db.transaction(async (tx) => {
      const change = await storeCheck(tx, row, result, deps);
      if (!change || !hasChanged(change.before, change.after)) return undefined;
      await checks.appendAudit(tx, {
        at: clock.now(),
        operation: 'checkBrandHost',
        operatorId: null,
        tokenId: null,
        brand: row.brand,
        outcome: 'done',
        errorCode: null,
        subject: { kind: 'host', id: row.host },
        changes: toAuditedState(change.after),
        address: '',
        requestId: `host-${row.host}`,
      });
      return change;
    });
    if (stored) await hub.publish({ type: 'hosts', brand: row.brand });
  };

  return async () => {
    const due = await takeDue(db, clock.now());
    await Promise.all(due.map((row) => check(row).catch(onFailure)));
  };
};
