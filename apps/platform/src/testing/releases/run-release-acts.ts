import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Operation, RequestBody } from '@livery/contract/operation';
import { startReleaseTrial } from '@livery/contract/operators/releases/trials';
import pg from 'pg';
import type { S3Settings } from '../../core/config/runtime-settings.ts';
import type { Database } from '../../core/db/database.ts';
import { connectPostgres } from '../../core/db/postgres.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { AuditNote } from '../../core/operators/operator-context.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import { createS3Store } from '../../core/storage/s3-store.ts';
import { appendAudit } from '../../modules/audit/append-audit.ts';
import { createBlobStore } from '../../modules/releases/blobs/blob-store.ts';
import { createPublisher, type Publisher } from '../../modules/releases/environments/publisher.ts';
import { createFleetJob } from '../../modules/releases/fleet/run-fleet.ts';
import { createReleaseSites } from '../../modules/releases/live/release-sites.ts';
import { assertPolicyMet } from '../../modules/releases/reviews/check-policy.ts';
import { createPublishDue } from '../../modules/releases/schedule/publish-due.ts';
import { endTrialForChange } from '../../modules/releases/trials/end-trial.ts';
import { trialsRoutes } from '../../modules/releases/trials/trials.routes.ts';
import { createTrialWatch } from '../../modules/releases/trials/watch-trials.ts';
import { createMarkedBundle } from './marked-bundle.ts';
import { withSteps } from './with-steps.ts';

/**
 * Message that makes the process run one release job (`schedule`, `trialWatch` or `fleet`) or start a trial
 * (`trialStart`). The process kills itself before the step with the number `killAt` (counted from 0). If `killAt` is
 * undefined, it does not kill itself.
 */
export interface ReleaseOrder {
  readonly act: 'schedule' | 'trialStart' | 'trialWatch' | 'fleet';
  readonly killAt: number | undefined;
  /** Time that the clock of the process shows, in milliseconds since 1970. */
  readonly now: number;
  /** Marker that the page of each release of a fleet run contains. A test recognizes the release by this marker. */
  readonly marker: string;
  readonly trial?: { readonly request: RequestBody<typeof startReleaseTrial>; readonly version: number };
}

/** Result of a run that was not killed: the number of steps, and the error code or null if there was no error. */
export interface ReleaseReport {
  readonly steps: number;
  readonly errorCode: string | null;
}

type Handler = (call: object, prepared: unknown) => Promise<unknown>;

let order: ReleaseOrder = { act: 'schedule', killAt: undefined, now: 0, marker: '' };
let steps = 0;
const step = (): void => {
  if (steps === order.killAt) process.kill(process.pid, 'SIGKILL');
  steps += 1;
};

/** Changes the PostgreSQL client so that it calls `step` before each statement, including `begin` and `commit`. */
const countStatements = (): void => {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      step();
      return query.apply(this, args);
    },
  });
};

const clock = { now: () => new Date(order.now) };

/**
 * Creates the function that starts a trial of a release in a database transaction. In a trial, a part of the visitors
 * gets the new release. The transaction also writes the entry to the audit log.
 */
const createTrialStart = (db: Database, publisher: Publisher) => {
  const calls = new Map<string, { readonly prepare: Handler; readonly handle: Handler }>();
  const operators = {
    route: () => undefined,
    routeWithPreparation: ({ name }: Operation, prepare: Handler, handle: Handler) =>
      calls.set(name, { prepare, handle }),
  } as unknown as OperatorRoutes;
  trialsRoutes(operators, { db, clock, publisher, assertPolicyMet });
  return async ({ trial }: ReleaseOrder): Promise<void> => {
    const start = calls.get(startReleaseTrial.name);
    if (!start || !trial) throw new Error('The order has no trial');
    const { request, version: expectedVersion } = trial;
    const call = { request, expectedVersion, operator: { operatorId: 'kim' } };
    const prepared = await start.prepare(call, undefined);
    await db.transaction(async (tx) => {
      const notes: AuditNote[] = [];
      const record = (note: AuditNote) => void notes.push(note);
      await start.handle({ ...call, tx, record, onCommit: () => undefined }, prepared);
      for (const { subject, changes = {} } of notes)
        await appendAudit(tx, {
          at: clock.now(),
          brand: request.brand,
          operatorId: 'kim',
          tokenId: null,
          operation: startReleaseTrial.name,
          outcome: 'done',
          errorCode: null,
          subject,
          changes,
          address: '',
          requestId: '',
        });
    });
  };
};

/** Executes the received orders (see `ReleaseOrder`) one after another until the process is killed. */
const runOrders = async (databaseUrl: string, s3: S3Settings): Promise<void> => {
  countStatements();
  const { db } = await connectPostgres(databaseUrl, () => undefined);
  const blobs = createBlobStore(withSteps(createS3Store(s3), step));
  const sites = createReleaseSites(blobs, await mkdtemp(join(tmpdir(), 'livery-release-acts-')));
  const publisher = createPublisher({
    db,
    clock,
    blobs,
    composer: {
      compose: async ({ file }) =>
        createMarkedBundle(order.marker, { code: file.replace('.json', ''), parts: 'unchanged' }),
    },
    bundlesFolder: '',
    prepareFileRelease: async () => undefined,
    verify: ({ id, manifest }) => sites.prepare({ releaseId: id, manifest, retired: [] }),
    announce: async () => undefined,
    assertDistinct: async () => {},
    onLiveChange: endTrialForChange,
  });
  const failures: unknown[] = [];
  const onFailure = (error: unknown): void => void failures.push(error);
  const deps = { db, clock, blobs, publisher, checks: { isPermitted: async () => true, appendAudit }, onFailure };
  const acts = {
    schedule: createPublishDue(deps),
    trialStart: createTrialStart(db, publisher),
    trialWatch: createTrialWatch(deps),
    fleet: createFleetJob(deps),
  };
  process.on('message', async (next: ReleaseOrder) => {
    order = next;
    steps = 0;
    failures.length = 0;
    const getCode = (error: unknown) => (error instanceof GatewayError ? error.code : String(error));
    const errorCode = await acts[next.act](next).then(() => (failures[0] ? getCode(failures[0]) : null), getCode);
    process.send?.({ steps, errorCode } satisfies ReleaseReport);
  });
  process.once('disconnect', () => process.exit());
  process.send?.('ready');
};

const [databaseUrl, settings] = process.argv.slice(2);
if (process.send && databaseUrl && settings) await runOrders(databaseUrl, JSON.parse(settings) as S3Settings);
