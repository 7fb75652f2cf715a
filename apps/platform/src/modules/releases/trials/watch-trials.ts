import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorChecks } from '../../../core/operators/operator-checks.ts';
import { lockEnvironment } from '../environments/change-environment.ts';
import type { Publisher } from '../environments/publisher.ts';
import { assertPolicyMet } from '../reviews/check-policy.ts';
import { findWorse, hasEnoughVisitors } from './compare-failures.ts';
import { endTrial, lockRunningTrial } from './end-trial.ts';
import { readFigures, type TrialFigures } from './trial-counts.ts';
import { releaseTrials, type TrialRow } from './trials.tables.ts';

interface WatchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly publisher: Pick<Publisher, 'prepareChange' | 'change' | 'announce'>;
  readonly checks: Pick<OperatorChecks, 'isPermitted' | 'appendAudit'>;
  /** Called with the error after an unexpected failure. The trial is checked again later. */
  readonly onFailure: (error: unknown) => void;
}

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

interface AuditedEnd {
  readonly at: Date;
  readonly operation: string;
  readonly operatorId: string | null;
  readonly changes: Readonly<Record<string, unknown>>;
}

const createEntry = ({ id, brand, releaseId }: TrialRow, { changes, ...end }: AuditedEnd) => ({
  ...end,
  brand,
  tokenId: null,
  outcome: 'done' as const,
  errorCode: null,
  subject: { kind: 'releaseTrial', id },
  changes: { ...changes, releaseId },
  address: '',
  requestId: `trial-${id}`,
});

/**
 * Creates the job that watches trials. If the candidate is significantly worse, the job ends the trial at once, and all
 * visitors get the live release again. In all other cases, the job ends the trial at its end time. Several gateways can
 * run the job at the same time.
 */
export const createTrialWatch = ({ db, clock, publisher, checks, onFailure }: WatchDeps) => {
  /** Ends a trial if it is still running, and adds an audit entry. Returns false if it had already ended. */
  const end = (
    { id, brand }: TrialRow,
    figures: TrialFigures,
    result: { readonly state: 'returned' | 'expired'; readonly cause: string | null },
  ): Promise<boolean> =>
    db.transaction(async (tx) => {
      const trial = await lockRunningTrial(tx, brand);
      if (trial?.id !== id) return false;
      const at = clock.now();
      await endTrial(tx, trial, { ...result, endedBy: null, endedAt: at });
      const changes = { ...result, figures };
      await checks.appendAudit(
        tx,
        createEntry(trial, { at, operation: 'stopReleaseTrial', operatorId: null, changes }),
      );
      return true;
    });

  /**
   * Publishes the candidate of a trial at its end time. Returns false if the trial has already ended. Throws a
   * GatewayError if the operator who started the trial may not publish, or if the approval policy is not met.
   */
  const publish = async (row: TrialRow, figures: TrialFigures): Promise<boolean> => {
    const { brand, releaseId, startedBy: by, reason } = row;
    const target = { brand, environment: 'live', releaseId } as const;
    const prepared = await publisher.prepareChange(target);
    return db.transaction(async (tx) => {
      await lockEnvironment(tx, brand, 'live');
      const trial = await lockRunningTrial(tx, brand);
      if (trial?.id !== row.id) return false;
      if (!(await checks.isPermitted(tx, createSession(by), 'releases:publish', brand)))
        throw new GatewayError(OperatorErrorCode.OperatorNotPermitted);
      const approvals = await assertPolicyMet(tx, target);
      const change = { ...target, reason, kind: 'publish', by, approvals } as const;
      // The current change number is used without a comparison. If another release had become live since the start of
      // the trial, the trial would have ended.
      const { number } = await publisher.change(tx, { ...change, expectedNumber: 'current' }, prepared);
      const changes = { state: 'promoted', number, ...approvals, figures };
      const entry = { at: clock.now(), operation: 'promoteReleaseTrial', operatorId: by, changes };
      await checks.appendAudit(tx, createEntry(trial, entry));
      return true;
    });
  };

  const finish = async (trial: TrialRow, figures: TrialFigures): Promise<boolean> => {
    if (trial.atEnd === 'stop') return end(trial, figures, { state: 'expired', cause: null });
    if (!hasEnoughVisitors(figures.candidate, figures.stable))
      return end(trial, figures, { state: 'expired', cause: OperatorErrorCode.TrialTooSmall });
    try {
      return await publish(trial, figures);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return end(trial, figures, { state: 'expired', cause: error.code });
    }
  };

  const watch = async (trial: TrialRow, figures: TrialFigures): Promise<void> => {
    const cause = findWorse(figures.candidate, figures.stable);
    let hasEnded = false;
    if (cause) hasEnded = await end(trial, figures, { state: 'returned', cause });
    else if (trial.endsAt.getTime() <= clock.now().getTime()) hasEnded = await finish(trial, figures);
    if (hasEnded) await publisher.announce(trial.brand);
  };

  return async (): Promise<void> => {
    const running = await db.select().from(releaseTrials).where(eq(releaseTrials.state, 'running'));
    const getFigures = await readFigures(
      db,
      running.map(({ id }) => id),
    );
    for (const trial of running) await watch(trial, getFigures(trial.id)).catch(onFailure);
  };
};
