import type { S3Settings } from '../../core/config/runtime-settings.ts';
import type { Database } from '../../core/db/database.ts';
import { connectPostgres } from '../../core/db/postgres.ts';
import type { ObjectStore } from '../../core/storage/object-store.ts';
import { createS3Store } from '../../core/storage/s3-store.ts';
import { createBlobStore } from '../../modules/releases/blobs/blob-store.ts';
import { findEnvironment } from '../../modules/releases/environments/change-environment.ts';
import { createPublisher } from '../../modules/releases/environments/publisher.ts';
import { findVersion } from '../../modules/releases/versions/versions.ts';
import { createMarkedBundle } from './marked-bundle.ts';
import { withSteps } from './with-steps.ts';

/**
 * Message that starts the publishing. The process kills itself before the step with the number `killAt` (counted from
 * 0). If `killAt` is undefined, the test kills the process.
 */
export interface PublishOrder {
  readonly killAt: number | undefined;
}

interface PublishOptions {
  readonly db: Database;
  readonly files: ObjectStore;
  /**
   * Called before and after each change of data outside the process, such as a database commit. Tests kill the process
   * during this call.
   */
  readonly step: () => void;
}

/**
 * Creates the function that composes (builds), stores and publishes one release of a test brand. The function gets a
 * marker, which the page of the release then contains.
 */
export const createMarkedPublisher = ({ db, files, step }: PublishOptions) => {
  const blobs = createBlobStore(withSteps(files, step));
  let marker = '';
  const publisher = createPublisher({
    db,
    clock: { now: () => new Date() },
    blobs,
    composer: { compose: async () => createMarkedBundle(marker) },
    bundlesFolder: '',
    prepareFileRelease: async () => undefined,
    verify: async () => undefined,
    announce: async () => undefined,
    assertDistinct: async () => {},
    onLiveChange: async () => undefined,
  });

  /** Runs a transaction. Calls `step` before the transaction, before its commit, and after its commit. */
  const transact = async <Result>(run: (tx: Database) => Promise<Result>): Promise<Result> => {
    step();
    const result = await db.transaction(async (tx) => {
      const value = await run(tx);
      step();
      return value;
    });
    step();
    return result;
  };

  return async (nextMarker: string): Promise<void> => {
    marker = nextMarker;
    const version = await findVersion(db, 'plenty', 1);
    if (!version) throw new Error('The test has stored no version of the brand');
    const stored = await publisher.composeVersion(version);
    if ('problems' in stored) throw new Error('A marked bundle has no problems');
    const { id } = await transact((tx) => publisher.addRelease(tx, { ...stored, createdBy: 'kim' }));
    const target = { brand: 'plenty', environment: 'live' as const, releaseId: id };
    const prepared = await publisher.prepareChange(target);
    const expectedNumber = (await findEnvironment(db, 'plenty', 'live'))?.number ?? 0;
    await transact((tx) =>
      publisher.change(
        tx,
        {
          ...target,
          kind: 'publish',
          reason: 'Test',
          by: 'kim',
          approvals: { approvers: [], approvalNumbers: [] },
          expectedNumber,
        },
        prepared,
      ),
    );
  };
};

/** Publishes releases one after another until the process is killed. */
const publishUntilKilled = async (databaseUrl: string, s3: S3Settings): Promise<void> => {
  const { db } = await connectPostgres(databaseUrl, () => undefined);
  // The first connection and the first query are slower than the publication of a release. They run before the message,
  // so that the kill at a random time hits the publication.
  await findVersion(db, 'plenty', 1);
  process.once('message', async ({ killAt }: PublishOrder) => {
    let count = 0;
    const step = (): void => {
      if (count === killAt) process.kill(process.pid, 'SIGKILL');
      count += 1;
    };
    const publish = createMarkedPublisher({ db, files: createS3Store(s3), step });
    for (let turn = 0; ; turn += 1) await publish(`m${process.pid}x${turn}`);
  });
  process.once('disconnect', () => process.exit());
  process.send?.('ready');
};

const [databaseUrl, settings] = process.argv.slice(2);
if (process.send && databaseUrl && settings) await publishUntilKilled(databaseUrl, JSON.parse(settings) as S3Settings);
