import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import {
  getFleetRun,
  listFleetRuns,
  releaseFleetRun,
  startFleetRun,
  stopFleetRun,
} from '@livery/contract/operators/releases/fleet';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import type { Composer } from '../compose/composer.ts';
import { brandEnvironments, releases } from '../environments/releases.tables.ts';
import { type FleetItemRow, fleetItems, type FleetRunRow, fleetRuns } from './fleet.tables.ts';

interface FleetRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly composer: Pick<Composer, 'canCompose'>;
  readonly findName: (brand: string) => string | undefined;
}

const listLimit = 20;
const active = ['composing', 'composed', 'releasing'] as const;

type Counts = Record<FleetItemRow['state'], number>;

const noCounts: Counts = {
  waiting: 0,
  current: 0,
  unchanged: 0,
  changed: 0,
  failed: 0,
  releasing: 0,
  released: 0,
};

/** Returns the number of brands in each state, by the id of the fleet run. */
const readCounts = async (db: Database, runIds: readonly string[]): Promise<ReadonlyMap<string, Counts>> => {
  const rows =
    runIds.length === 0
      ? []
      : await db
          .select({ runId: fleetItems.runId, state: fleetItems.state, count: count() })
          .from(fleetItems)
          .where(inArray(fleetItems.runId, [...runIds]))
          .groupBy(fleetItems.runId, fleetItems.state);
  const counts = new Map<string, Counts>();
  for (const row of rows) counts.set(row.runId, { ...(counts.get(row.runId) ?? noCounts), [row.state]: row.count });
  return counts;
};

const toRun = async (db: Database, row: FleetRunRow) => ({
  runId: row.id,
  state: row.state,
  reason: row.reason,
  startedBy: row.startedBy,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  counts: (await readCounts(db, [row.id])).get(row.id) ?? noCounts,
});

const getRunOrThrow = async (db: Database, runId: string): Promise<FleetRunRow> => {
  const [run] = await db.select().from(fleetRuns).where(eq(fleetRuns.id, runId));
  if (!run) throw new GatewayError(ErrorCode.NotFound, { message: `There is no run ${runId}` });
  return run;
};

/**
 * Returns a fleet run (an update of all brands) and locks its row. Throws a GatewayError if the run is not in one of
 * the `states`.
 */
const lockRun = async (tx: Database, runId: string, states: readonly FleetRunRow['state'][]): Promise<FleetRunRow> => {
  const [run] = await tx.select().from(fleetRuns).where(eq(fleetRuns.id, runId)).for('update');
  if (!run) throw new GatewayError(ErrorCode.NotFound, { message: `There is no run ${runId}` });
  if (!states.includes(run.state))
    throw new GatewayError(OperatorErrorCode.FleetStateChanged, { value: { state: run.state } });
  return run;
};

const registerReads = ({ route }: OperatorRoutes, { db, composer, findName }: FleetRoutesDeps): void => {
  route(listFleetRuns, async () => {
    const rows = await db.select().from(fleetRuns).orderBy(desc(fleetRuns.startedAt)).limit(listLimit);
    return { canCompose: composer.canCompose(), runs: await Promise.all(rows.map((row) => toRun(db, row))) };
  });

  route(getFleetRun, async ({ request: { runId } }) => {
    const row = await getRunOrThrow(db, runId);
    const items = await db.select().from(fleetItems).where(eq(fleetItems.runId, runId)).orderBy(asc(fleetItems.brand));
    return {
      run: await toRun(db, row),
      items: items.map((item) => ({
        brand: item.brand,
        name: findName(item.brand) ?? item.brand,
        state: item.state,
        version: item.version,
        liveReleaseId: item.liveId,
        releaseId: item.releaseId,
        files: item.files,
        bytesBefore: item.bytesBefore,
        bytesAfter: item.bytesAfter,
        paths: [...item.paths],
        error: item.error,
      })),
    };
  });
};

/** Registers the operations of fleet runs, which compose all brands with a newly compiled app and release them. */
export const fleetRoutes = (operators: OperatorRoutes, deps: FleetRoutesDeps): void => {
  const { clock, composer } = deps;
  registerReads(operators, deps);

  operators.route(startFleetRun, async ({ tx, request: { reason }, operator, record }) => {
    if (!composer.canCompose())
      throw new GatewayError(OperatorErrorCode.ComposerUnavailable, {
        message: 'There is no compiled app. Copy dist/compile to this gateway, or set COMPILE_FOLDER',
      });
    const row = { id: randomUUID(), state: 'composing' as const, reason, startedBy: operator.operatorId };
    const [run] = await tx
      .insert(fleetRuns)
      .values({ ...row, startedAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!run)
      throw new GatewayError(OperatorErrorCode.FleetRunning, { message: 'Another run is not over. Stop it first' });
    const live = await tx
      .select({
        brand: brandEnvironments.brand,
        liveId: brandEnvironments.releaseId,
        number: brandEnvironments.number,
        version: releases.version,
      })
      .from(brandEnvironments)
      .innerJoin(releases, eq(releases.id, brandEnvironments.releaseId))
      .where(eq(brandEnvironments.environment, 'live'));
    if (live.length === 0)
      throw new GatewayError(OperatorErrorCode.FleetEmpty, { message: 'No brand has a live release' });
    const items = live.map((each) => ({ ...each, runId: run.id, state: 'waiting' as const }));
    for (let start = 0; start < items.length; start += 1000)
      await tx.insert(fleetItems).values(items.slice(start, start + 1000));
    record({ subject: { kind: 'fleetRun', id: run.id }, changes: { reason, brands: live.length } });
    return toRun(tx, run);
  });

  operators.route(releaseFleetRun, async ({ tx, request: { runId, reason }, operator, record }) => {
    const run = await lockRun(tx, runId, ['composed']);
    const marked = await tx
      .update(fleetItems)
      .set({ state: 'releasing', attempts: 0, leasedUntil: null })
      .where(and(eq(fleetItems.runId, runId), eq(fleetItems.state, 'unchanged')))
      .returning({ brand: fleetItems.brand });
    const release = { state: 'releasing' as const, releasedBy: operator.operatorId, releaseReason: reason };
    await tx.update(fleetRuns).set(release).where(eq(fleetRuns.id, runId));
    record({
      subject: { kind: 'fleetRun', id: runId },
      changes: { state: 'releasing', reason, brands: marked.length },
    });
    return toRun(tx, { ...run, ...release });
  });

  operators.route(stopFleetRun, async ({ tx, request: { runId, reason }, record }) => {
    const run = await lockRun(tx, runId, active);
    const end = { state: 'stopped' as const, endedAt: clock.now() };
    await tx.update(fleetRuns).set(end).where(eq(fleetRuns.id, runId));
    record({ subject: { kind: 'fleetRun', id: runId }, changes: { state: 'stopped', reason } });
    return toRun(tx, { ...run, ...end });
  });
};
