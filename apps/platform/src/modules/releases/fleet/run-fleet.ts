import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes, seconds } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorChecks } from '../../../core/operators/operator-checks.ts';
import type { AuditEntry } from '../../../core/operators/operator-context.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { getReleaseOrThrow } from '../environments/find-release.ts';
import type { Publisher } from '../environments/publisher.ts';
import { readManifest } from '../environments/release-manifest.ts';
import { assertPolicyMet } from '../reviews/check-policy.ts';
import { getVersionOrThrow } from '../versions/versions.routes.ts';
import { createFileComparison } from './compare-fleet.ts';
import { type FleetItemRow, fleetItems, type FleetRunRow, fleetRuns } from './fleet.tables.ts';

interface FleetDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  readonly publisher: Publisher;
  readonly checks: Pick<OperatorChecks, 'isPermitted' | 'appendAudit'>;
  /** Called with the error if a brand could not be composed or released because of an unexpected failure. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Milliseconds for which a gateway reserves a brand. If composing takes longer, a second gateway can process the same
 * brand at the same time. This has no effect, because only the first result is stored.
 */
const leaseTime = minutes(1);
/** Maximum number of attempts for a brand. An attempt can also end because the process is killed while it composes. */
const maxAttempts = 3;
const maxErrorLength = 500;
/**
 * Maximum milliseconds of one run of the job. A gateway that shuts down waits for the end of the run, so a run must be
 * short.
 */
const maxDuration = seconds(10);

type Result = Pick<FleetItemRow, 'state'> & Partial<FleetItemRow>;

const createSession = (operatorId: string) => ({
  operatorId,
  name: '',
  tokenId: null,
  sessionId: null,
  provenAt: null,
});

interface AuditedAct {
  readonly at: Date;
  readonly operatorId: string;
  readonly operation: 'composeRelease' | 'publishRelease';
  readonly errorCode: string | null;
  readonly changes: Readonly<Record<string, unknown>>;
}

/**
 * Creates the audit log entry about the composition or the release of a brand. `act.operatorId` is the operator who
 * started the fleet run or released its brands.
 */
const createEntry = ({ runId, brand, releaseId }: FleetItemRow, { changes, ...act }: AuditedAct): AuditEntry => ({
  ...act,
  brand,
  tokenId: null,
  outcome: act.errorCode === null ? 'done' : 'rejected',
  subject: { kind: releaseId === null ? 'brand' : 'release', id: releaseId ?? brand },
  changes: { ...changes, fleetRunId: runId },
  address: '',
  requestId: `fleet-${runId}`,
});

/**
 * Creates the function that reserves the next brand with this state for a limited time (lease). Brands on which
 * another gateway works are skipped.
 */
const createLease =
  ({ db, clock }: Pick<FleetDeps, 'db' | 'clock'>) =>
  async (runId: string, state: 'waiting' | 'releasing'): Promise<FleetItemRow | undefined> => {
    const now = clock.now();
    const next = sql`(select brand from ${fleetItems} where run_id = ${runId} and state = ${state}
      and (leased_until is null or leased_until <= ${now.toISOString()}::timestamptz)
      order by brand limit 1 for update skip locked)`;
    const [item] = await db
      .update(fleetItems)
      .set({ leasedUntil: new Date(now.getTime() + leaseTime), attempts: sql`${fleetItems.attempts} + 1` })
      .where(and(eq(fleetItems.runId, runId), eq(fleetItems.brand, next)))
      .returning();
    return item;
  };

/** Stores the result of a brand. Returns false if another gateway has already changed the state of the brand. */
const settle = async (tx: Database, item: FleetItemRow, result: Result): Promise<boolean> => {
  const rows = await tx
    .update(fleetItems)
    .set({ ...result, leasedUntil: null, ...(result.state !== item.state && { attempts: 0 }) })
    .where(and(eq(fleetItems.runId, item.runId), eq(fleetItems.brand, item.brand), eq(fleetItems.state, item.state)))
    .returning({ brand: fleetItems.brand });
  return rows.length > 0;
};

/** Creates the function that composes a brand with the new app, and compares it with the live release. */
const createComposition = ({ db, clock, blobs, publisher, checks }: FleetDeps) => {
  const compare = createFileComparison(blobs);
  const compose = async (item: FleetItemRow) => {
    const stored = await publisher.composeVersion(await getVersionOrThrow(db, item.brand, item.version));
    if ('problems' in stored) {
      const [problem] = stored.problems;
      return { error: problem ? `${problem.path}: ${problem.reason}` : 'ops.brand.invalid' };
    }
    const live = await getReleaseOrThrow(db, item.brand, item.liveId);
    const [before, after] = [
      await readManifest(blobs.get, live.manifest),
      await readManifest(blobs.get, stored.manifest),
    ];
    return { stored, difference: await compare(before.manifest, after.manifest) };
  };
  return async (run: FleetRunRow, item: FleetItemRow): Promise<void> => {
    const composed = await compose(item);
    await db.transaction(async (tx) => {
      const act = { at: clock.now(), operatorId: run.startedBy, operation: 'composeRelease' } as const;
      if (composed.error !== undefined) {
        const error = composed.error.slice(0, maxErrorLength);
        if (!(await settle(tx, item, { state: 'failed', error }))) return;
        const errorCode = OperatorErrorCode.BrandInvalid;
        await checks.appendAudit(tx, createEntry(item, { ...act, errorCode, changes: { version: item.version } }));
        return;
      }
      const { stored, difference } = composed;
      const release = await publisher.addRelease(tx, { ...stored, createdBy: run.startedBy });
      const changedState = difference.files === 0 ? 'unchanged' : 'changed';
      const state = release.id === item.liveId ? 'current' : changedState;
      if (!(await settle(tx, item, { state, releaseId: release.id, ...difference }))) return;
      const changes = { version: release.version, compileId: release.compileId, files: difference.files };
      const entry = createEntry({ ...item, releaseId: release.id }, { ...act, errorCode: null, changes });
      await checks.appendAudit(tx, entry);
    });
  };
};

/**
 * Returns true if the run is releasing brands now and no operator has stopped it. Locks the row of the run. An operator
 * who stops the run therefore waits until this transaction has ended.
 */
const isReleasing = async (tx: Database, runId: string): Promise<boolean> => {
  const [run] = await tx.select({ state: fleetRuns.state }).from(fleetRuns).where(eq(fleetRuns.id, runId)).for('share');
  return run?.state === 'releasing';
};

/** Creates the function that makes the new release of a brand live. */
const createRelease =
  ({ db, clock, publisher, checks }: FleetDeps) =>
  async (run: FleetRunRow, item: FleetItemRow): Promise<void> => {
    const by = run.releasedBy ?? run.startedBy;
    const releaseId = item.releaseId ?? item.liveId;
    const target = { brand: item.brand, environment: 'live', releaseId } as const;
    const act = { operatorId: by, operation: 'publishRelease' } as const;
    try {
      const prepared = await publisher.prepareChange(target);
      const isDone = await db.transaction(async (tx) => {
        if (!(await isReleasing(tx, run.id)) || !(await settle(tx, item, { state: 'released' }))) return false;
        if (!(await checks.isPermitted(tx, createSession(by), 'releases:publish', item.brand)))
          throw new GatewayError(OperatorErrorCode.OperatorNotPermitted);
        const approvals = await assertPolicyMet(tx, target);
        const reason = run.releaseReason ?? run.reason;
        const change = { ...target, reason, kind: 'publish', by, approvals, expectedNumber: item.number } as const;
        const { number } = await publisher.change(tx, change, prepared);
        const changes = { kind: 'publish', releaseId, number, reason, ...approvals };
        await checks.appendAudit(tx, createEntry(item, { ...act, at: clock.now(), errorCode: null, changes }));
        return true;
      });
      if (isDone) await publisher.announce(item.brand);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const errorCode = error.code;
      await db.transaction(async (tx) => {
        if (!(await settle(tx, item, { state: 'failed', error: errorCode }))) return;
        await checks.appendAudit(tx, createEntry(item, { ...act, at: clock.now(), errorCode, changes: { releaseId } }));
      });
    }
  };

/**
 * Creates the job that processes the brands of a fleet run one by one. Several gateways share the work. If a process is
 * killed, another gateway continues with its brand after the lease has ended.
 */
export const createFleetJob = (deps: FleetDeps) => {
  const { db, clock, onFailure } = deps;
  const lease = createLease(deps);
  const compose = createComposition(deps);
  const release = createRelease(deps);

  const work = async (run: FleetRunRow, item: FleetItemRow): Promise<void> => {
    try {
      await (item.state === 'waiting' ? compose : release)(run, item);
    } catch (error) {
      onFailure(error);
      const message = error instanceof Error ? error.message : String(error);
      const isOver = item.attempts >= maxAttempts;
      // After the last attempt, the brand gets the state `failed`. After an earlier attempt, its state does not change.
      // It is tried again when its reservation ends, and other brands are processed before.
      if (isOver) await settle(db, item, { state: 'failed', error: message.slice(0, maxErrorLength) });
    }
  };

  const hasItem = (runId: string, state: FleetItemRow['state']) =>
    sql`exists (select 1 from ${fleetItems} where run_id = ${runId} and state = ${state})`;

  /**
   * Ends the current phase (composing or releasing) of a run if no brand waits for this phase any more. If no brand has
   * the state `unchanged` after composing, there is nothing to release, and the whole run ends. All of this is one SQL
   * statement, because another gateway can finish its last brand at the same time.
   */
  const finish = async ({ id, state }: FleetRunRow): Promise<void> => {
    const [open, next] = state === 'releasing' ? (['releasing', null] as const) : (['waiting', 'unchanged'] as const);
    const goesOn = next === null ? sql`false` : hasItem(id, next);
    await db
      .update(fleetRuns)
      .set({
        state: sql`case when ${goesOn} then 'composed' else 'done' end`,
        endedAt: sql`case when ${goesOn} then null else ${clock.now().toISOString()}::timestamptz end`,
      })
      .where(and(eq(fleetRuns.id, id), eq(fleetRuns.state, state), not(hasItem(id, open))));
  };

  const findActive = async (): Promise<FleetRunRow | undefined> =>
    (
      await db
        .select()
        .from(fleetRuns)
        .where(inArray(fleetRuns.state, ['composing', 'releasing']))
    )[0];

  return async (): Promise<void> => {
    const start = performance.now();
    while (performance.now() - start < maxDuration) {
      const run = await findActive();
      if (!run) return;
      const state = run.state === 'composing' ? 'waiting' : 'releasing';
      const item = await lease(run.id, state);
      if (!item) return finish(run);
      await work(run, item);
    }
  };
};
