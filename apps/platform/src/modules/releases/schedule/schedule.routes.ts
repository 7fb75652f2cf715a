import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import {
  cancelScheduledRelease,
  listScheduledReleases,
  scheduleRelease,
} from '@livery/contract/operators/releases/schedules';
import { and, desc, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { assertVersion } from '../../../core/operators/versions.ts';
import { findEnvironment, lockEnvironment } from '../environments/change-environment.ts';
import { getReleaseOrThrow } from '../environments/find-release.ts';
import { scheduledReleases, type ScheduleRow } from './schedule.tables.ts';

interface ScheduleDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Returns the name of the time zone of a brand. */
  readonly findTimeZone: (brand: string) => Promise<string>;
}

const listLimit = 50;
/** Maximum number of milliseconds between now and the time of a scheduled release. */
const maxAhead = days(180);

const toScheduled = (row: ScheduleRow) => ({
  scheduleId: row.id,
  environment: row.environment,
  releaseId: row.releaseId,
  dueAt: row.dueAt.toISOString(),
  reason: row.reason,
  state: row.state,
  errorCode: row.errorCode,
  scheduledBy: row.scheduledBy,
  scheduledAt: row.scheduledAt.toISOString(),
  endedBy: row.endedBy,
  endedAt: row.endedAt?.toISOString() ?? null,
});

const assertFuture = (dueAt: Date, now: Date): void => {
  const ahead = dueAt.getTime() - now.getTime();
  if (ahead > 0 && ahead <= maxAhead) return;
  throw new GatewayError(ErrorCode.BadRequest, { message: 'dueAt: a time within the next 180 days is required' });
};

/** Registers the operations of scheduled releases. */
export const scheduleRoutes = ({ route }: OperatorRoutes, { db, clock, findTimeZone }: ScheduleDeps): void => {
  route(listScheduledReleases, async ({ request: { brand } }) => {
    const rows = await db
      .select()
      .from(scheduledReleases)
      .where(eq(scheduledReleases.brand, brand))
      .orderBy(desc(scheduledReleases.scheduledAt))
      .limit(listLimit);
    return { timeZone: await findTimeZone(brand), scheduled: rows.map(toScheduled) };
  });

  route(scheduleRelease, async ({ tx, request, operator, expectedVersion, record }) => {
    const { brand, environment, releaseId, reason } = request;
    const now = clock.now();
    const dueAt = new Date(request.dueAt);
    assertFuture(dueAt, now);
    await lockEnvironment(tx, brand, environment);
    const expectedNumber = (await findEnvironment(tx, brand, environment))?.number ?? 0;
    assertVersion(expectedVersion, expectedNumber);
    await getReleaseOrThrow(tx, brand, releaseId);
    const [waiting] = await tx
      .select({ id: scheduledReleases.id })
      .from(scheduledReleases)
      .where(
        and(
          eq(scheduledReleases.brand, brand),
          eq(scheduledReleases.environment, environment),
          eq(scheduledReleases.state, 'waiting'),
        ),
      );
    if (waiting)
      throw new GatewayError(OperatorErrorCode.ScheduleExists, {
        message: 'Another release waits for its time. Cancel it first',
      });
    const row: ScheduleRow = {
      id: randomUUID(),
      brand,
      environment,
      releaseId,
      expectedNumber,
      dueAt,
      reason,
      state: 'waiting',
      errorCode: null,
      scheduledBy: operator.operatorId,
      scheduledAt: now,
      endedBy: null,
      endedAt: null,
    };
    await tx.insert(scheduledReleases).values(row);
    record({
      subject: { kind: 'scheduledRelease', id: row.id },
      changes: { environment, releaseId, dueAt: row.dueAt.toISOString(), number: expectedNumber, reason },
    });
    return toScheduled(row);
  });

  route(cancelScheduledRelease, async ({ tx, request: { brand, scheduleId }, operator, record }) => {
    const [row] = await tx
      .select()
      .from(scheduledReleases)
      .where(and(eq(scheduledReleases.id, scheduleId), eq(scheduledReleases.brand, brand)))
      .for('update');
    if (!row)
      throw new GatewayError(ErrorCode.NotFound, { message: `${brand} has no scheduled release ${scheduleId}` });
    if (row.state !== 'waiting')
      throw new GatewayError(OperatorErrorCode.ScheduleEnded, { value: { state: row.state } });
    const end = { state: 'cancelled' as const, endedBy: operator.operatorId, endedAt: clock.now() };
    await tx.update(scheduledReleases).set(end).where(eq(scheduledReleases.id, scheduleId));
    record({
      subject: { kind: 'scheduledRelease', id: scheduleId },
      changes: { state: 'cancelled', releaseId: row.releaseId },
    });
    return toScheduled({ ...row, ...end });
  });
};
