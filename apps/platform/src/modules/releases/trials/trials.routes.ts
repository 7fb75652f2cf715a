import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import {
  listReleaseTrials,
  promoteReleaseTrial,
  startReleaseTrial,
  stopReleaseTrial,
} from '@livery/contract/operators/releases/trials';
import { and, desc, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { hours as hoursToMs } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { assertVersion } from '../../../core/operators/versions.ts';
import { findEnvironment, lockEnvironment } from '../environments/change-environment.ts';
import { getReleaseOrThrow } from '../environments/find-release.ts';
import type { Publisher } from '../environments/publisher.ts';
import type { CountedApprovals, Environment } from '../environments/releases.tables.ts';
import { noFigures } from './compare-failures.ts';
import { endTrial, lockRunningTrial } from './end-trial.ts';
import { readFigures, type TrialFigures } from './trial-counts.ts';
import { releaseTrials, type TrialRow } from './trials.tables.ts';

interface TrialsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly publisher: Publisher;
  readonly assertPolicyMet: (
    tx: Database,
    target: { readonly brand: string; readonly environment: Environment; readonly releaseId: string },
  ) => Promise<CountedApprovals>;
}

const listLimit = 50;
const environment = 'live';

const toTrial = (row: TrialRow, figures: TrialFigures) => ({
  trialId: row.id,
  releaseId: row.releaseId,
  stableId: row.stableId,
  share: row.share,
  endsAt: row.endsAt.toISOString(),
  atEnd: row.atEnd,
  reason: row.reason,
  state: row.state,
  cause: row.cause,
  startedBy: row.startedBy,
  startedAt: row.startedAt.toISOString(),
  endedBy: row.endedBy,
  endedAt: row.endedAt?.toISOString() ?? null,
  candidate: { ...figures.candidate },
  stable: { ...figures.stable },
});

/**
 * Returns the id of the live release. Throws a GatewayError if a trial of the release `releaseId` is not possible.
 * Examples: there is no live release, both releases have the same app, or another trial runs.
 */
const getStable = async (tx: Database, brand: string, releaseId: string, expected: number | undefined) => {
  await lockEnvironment(tx, brand, environment);
  const current = await findEnvironment(tx, brand, environment);
  assertVersion(expected, current?.number ?? 0);
  if (!current || current.releaseId === releaseId)
    throw new GatewayError(OperatorErrorCode.TrialNotPossible, {
      message: current ? 'All visitors see this release already' : `${brand} has no live release to compare with`,
    });
  const [stable, candidate] = [
    await getReleaseOrThrow(tx, brand, current.releaseId),
    await getReleaseOrThrow(tx, brand, releaseId),
  ];
  if (stable.build === candidate.build)
    throw new GatewayError(OperatorErrorCode.TrialNotPossible, { message: 'Both releases have the same app' });
  if (await lockRunningTrial(tx, brand))
    throw new GatewayError(OperatorErrorCode.TrialRunning, { message: 'Another release is shown to a share already' });
  return current.releaseId;
};

/** Returns the running trial with this id. Throws a GatewayError if the trial has ended or belongs to another brand. */
const getRunning = async (tx: Database, brand: string, trialId: string): Promise<TrialRow> => {
  const trial = await lockRunningTrial(tx, brand);
  if (trial?.id === trialId) return trial;
  const [ended] = await tx
    .select({ state: releaseTrials.state })
    .from(releaseTrials)
    .where(and(eq(releaseTrials.id, trialId), eq(releaseTrials.brand, brand)));
  if (!ended) throw new GatewayError(ErrorCode.NotFound, { message: `${brand} has no trial ${trialId}` });
  throw new GatewayError(OperatorErrorCode.TrialEnded, { value: { state: ended.state } });
};

const registerEnds = (operators: OperatorRoutes, { db, clock, publisher, assertPolicyMet }: TrialsDeps): void => {
  operators.routeWithPreparation(
    promoteReleaseTrial,
    async ({ request: { brand, trialId } }) => {
      const [trial] = await db
        .select({ releaseId: releaseTrials.releaseId })
        .from(releaseTrials)
        .where(and(eq(releaseTrials.id, trialId), eq(releaseTrials.brand, brand)));
      if (!trial) throw new GatewayError(ErrorCode.NotFound, { message: `${brand} has no trial ${trialId}` });
      return publisher.prepareChange({ brand, environment, releaseId: trial.releaseId });
    },
    async ({ tx, request: { brand, trialId, reason }, operator, expectedVersion, record, onCommit }, prepared) => {
      await lockEnvironment(tx, brand, environment);
      const trial = await getRunning(tx, brand, trialId);
      const { releaseId } = trial;
      const approvals = await assertPolicyMet(tx, { brand, environment, releaseId });
      const by = operator.operatorId;
      const change = { brand, environment, releaseId, reason, by, approvals } as const;
      const { number } = await publisher.change(
        tx,
        { ...change, kind: 'publish', expectedNumber: expectedVersion },
        prepared,
      );
      const figures = (await readFigures(tx, [trialId]))(trialId);
      record({
        subject: { kind: 'environment', id: `${brand}/${environment}` },
        changes: { kind: 'publish', trialId, releaseId, number, reason, ...approvals, figures },
      });
      onCommit(() => publisher.announce(brand));
      return toTrial({ ...trial, state: 'promoted', endedBy: by, endedAt: clock.now() }, figures);
    },
  );

  operators.route(stopReleaseTrial, async ({ tx, request: { brand, trialId, reason }, operator, record, onCommit }) => {
    const trial = await getRunning(tx, brand, trialId);
    const end = { state: 'stopped' as const, cause: null, endedBy: operator.operatorId, endedAt: clock.now() };
    const figures = (await readFigures(tx, [trialId]))(trialId);
    record({ subject: { kind: 'releaseTrial', id: trialId }, changes: { state: 'stopped', reason, figures } });
    onCommit(() => publisher.announce(brand));
    return toTrial(await endTrial(tx, trial, end), figures);
  });
};

/** Registers the operations of trials. In a trial, only a share of the visitors sees a new release. */
export const trialsRoutes = (operators: OperatorRoutes, deps: TrialsDeps): void => {
  const { db, clock, publisher, assertPolicyMet } = deps;
  registerEnds(operators, deps);

  operators.route(listReleaseTrials, async ({ request: { brand } }) => {
    const rows = await db
      .select()
      .from(releaseTrials)
      .where(eq(releaseTrials.brand, brand))
      .orderBy(desc(releaseTrials.startedAt))
      .limit(listLimit);
    const getFigures = await readFigures(
      db,
      rows.map(({ id }) => id),
    );
    return { trials: rows.map((row) => toTrial(row, getFigures(row.id))) };
  });

  operators.routeWithPreparation(
    startReleaseTrial,
    ({ request: { brand, releaseId } }) => publisher.prepareTrial({ brand, releaseId }),
    async (
      { tx, request: { brand, releaseId, share, hours, atEnd, reason }, operator, expectedVersion, record, onCommit },
      shared,
    ) => {
      const stableId = await getStable(tx, brand, releaseId, expectedVersion);
      const approvals = await assertPolicyMet(tx, { brand, environment, releaseId });
      await publisher.assertDistinct(tx, { brand, releaseId });
      const startedAt = clock.now();
      const endsAt = new Date(startedAt.getTime() + hoursToMs(hours));
      const row: TrialRow = {
        id: randomUUID(),
        brand,
        releaseId,
        stableId,
        share,
        endsAt,
        atEnd,
        reason,
        ...approvals,
        state: 'running',
        cause: null,
        startedBy: operator.operatorId,
        startedAt,
        endedBy: null,
        endedAt: null,
      };
      await publisher.keepFiles(tx, brand, shared);
      await tx.insert(releaseTrials).values(row);
      record({
        subject: { kind: 'releaseTrial', id: row.id },
        changes: {
          releaseId,
          stableId,
          share,
          endsAt: endsAt.toISOString(),
          atEnd,
          reason,
          ...approvals,
        },
      });
      onCommit(() => publisher.announce(brand));
      return toTrial(row, { candidate: noFigures, stable: noFigures });
    },
  );
};
