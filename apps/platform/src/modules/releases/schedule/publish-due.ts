import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorChecks } from '../../../core/operators/operator-checks.ts';
import type { AuditEntry } from '../../../core/operators/operator-context.ts';
import type { Publisher } from '../environments/publisher.ts';
import type { CountedApprovals } from '../environments/releases.tables.ts';
import { assertPolicyMet } from '../reviews/check-policy.ts';
import { scheduledReleases, type ScheduleRow } from './schedule.tables.ts';

interface PublishDueDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly publisher: Pick<Publisher, 'prepareChange' | 'change' | 'announce'>;
  readonly checks: Pick<OperatorChecks, 'isPermitted' | 'appendAudit'>;
  /** Called with the error after an unexpected failure. The job tries to publish the release again. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Maximum delay in milliseconds after the scheduled time. A release that could not be published within this time is
 * cancelled, because a later publication would surprise the operators. For example, all gateways were stopped at the
 * scheduled time.
 */
const maxDelay = minutes(15);

/**
 * Creates a session object for an operator who is possibly not logged in now. It is only used to check the permissions
 * of the operator.
 */
const createSession = (operatorId: string) => ({
  operatorId,
  name: '',
  tokenId: null,
  sessionId: null,
  provenAt: null,
});

/** Creates the audit entry of a scheduled publication. It names the operator who scheduled the release. */
const createEntry = (
  { id, brand, environment, releaseId, scheduledBy, reason }: ScheduleRow,
  result: Pick<AuditEntry, 'at' | 'outcome' | 'errorCode'> & {
    readonly done?: CountedApprovals & { readonly number: number };
  },
): AuditEntry => ({
  at: result.at,
  brand,
  operatorId: scheduledBy,
  tokenId: null,
  operation: 'publishRelease',
  outcome: result.outcome,
  errorCode: result.errorCode,
  subject: { kind: 'environment', id: `${brand}/${environment}` },
  changes: {
    kind: 'publish',
    releaseId,
    reason,
    scheduleId: id,
    ...result.done,
  },
  address: '',
  requestId: `schedule-${id}`,
});

/**
 * Creates the job that publishes scheduled releases that are due. Several gateways may run the job at the same time.
 */
export const createPublishDue = ({ db, clock, publisher, checks, onFailure }: PublishDueDeps) => {
  /** Locks a schedule. Returns undefined if another gateway holds the lock, or if the schedule has ended. */
  const lock = async (tx: Database, id: string): Promise<ScheduleRow | undefined> => {
    const [row] = await tx
      .select()
      .from(scheduledReleases)
      .where(and(eq(scheduledReleases.id, id), eq(scheduledReleases.state, 'waiting')))
      .for('update', { skipLocked: true });
    return row;
  };

  /**
   * Publishes a release, ends its schedule and adds the audit log entry in one transaction. If another gateway has
   * already ended the schedule, nothing is published, so no release is published twice.
   */
  const publish = async (due: ScheduleRow): Promise<boolean> => {
    const prepared = await publisher.prepareChange(due);
    return db.transaction(async (tx) => {
      const row = await lock(tx, due.id);
      if (!row) return false;
      const { brand, environment, releaseId, reason, scheduledBy: by, expectedNumber } = row;
      if (!(await checks.isPermitted(tx, createSession(by), 'releases:publish', brand)))
        throw new GatewayError(OperatorErrorCode.OperatorNotPermitted);
      const approvals = await assertPolicyMet(tx, row);
      const { number } = await publisher.change(
        tx,
        { brand, environment, releaseId, reason, kind: 'publish', by, approvals, expectedNumber },
        prepared,
      );
      await tx
        .update(scheduledReleases)
        .set({ state: 'done', endedAt: clock.now() })
        .where(eq(scheduledReleases.id, row.id));
      const done = { number, ...approvals };
      await checks.appendAudit(tx, createEntry(row, { at: clock.now(), outcome: 'done', errorCode: null, done }));
      return true;
    });
  };

  const fail = (id: string, errorCode: string): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await lock(tx, id);
      if (!row) return;
      await tx
        .update(scheduledReleases)
        .set({ state: 'failed', errorCode, endedAt: clock.now() })
        .where(eq(scheduledReleases.id, id));
      await checks.appendAudit(tx, createEntry(row, { at: clock.now(), outcome: 'rejected', errorCode }));
    });

  const run = async (due: ScheduleRow): Promise<void> => {
    if (due.dueAt.getTime() + maxDelay < clock.now().getTime()) return fail(due.id, OperatorErrorCode.ScheduleMissed);
    try {
      if (await publish(due)) await publisher.announce(due.brand);
    } catch (error) {
      if (error instanceof GatewayError) await fail(due.id, error.code);
      else onFailure(error);
    }
  };

  return async (): Promise<void> => {
    const due = await db
      .select()
      .from(scheduledReleases)
      .where(and(eq(scheduledReleases.state, 'waiting'), lte(scheduledReleases.dueAt, clock.now())))
      .orderBy(asc(scheduledReleases.dueAt));
    for (const row of due) await run(row);
  };
};
