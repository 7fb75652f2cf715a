import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createS3Store } from '../../core/storage/s3-store.ts';
import { createEmptyPostgresStore, type PostgresTestStore } from '../../testing/postgres-test-store.ts';
import { buildKillableScript, type KillableScript } from '../../testing/releases/killable-script.ts';
import { markedFileCount } from '../../testing/releases/marked-bundle.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { createMarkedPublisher, type PublishOrder } from '../../testing/releases/publish-releases.ts';
import { readMarkedSite } from '../../testing/releases/read-marked-site.ts';
import { readFixtureBrand } from '../../testing/releases/release-tools.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { addVersion } from './versions/versions.ts';

const server = inject('postgresServer');
const rounds = Number(process.env.KILL_ROUNDS ?? 30);
/**
 * Number of steps of one release. Each file, including the page and the manifest, has two steps. Each of the two
 * transactions has three steps.
 */
const stepCount = (markedFileCount + 2) * 2 + 6;
/**
 * Number of processes that the test starts in advance. Starting a process takes longer than one round of the test, so
 * the test would otherwise wait for each process.
 */
const waitingCount = 3;
const faults = ['internalError', 'slowDown', 'dropAfterWork', 'cutBody'] as const;

describe.runIf(server)('a process that is killed while it publishes', () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  let store: PostgresTestStore;
  let gateway: OperatorGateway;
  let script: KillableScript;
  beforeAll(async () => {
    s3 = await startS3Server();
    store = await createEmptyPostgresStore(server ?? '');
    const { text } = await readFixtureBrand();
    const version = {
      brand: 'plenty',
      text,
      assets: [],
      baseNumber: null,
      ownText: null,
      ownAssets: null,
      bases: null,
      note: '',
      createdBy: 'kim',
    };
    await addVersion(store.db, { ...version, createdAt: new Date() });
    await createMarkedPublisher({ db: store.db, files: createS3Store(s3.settings), step: () => {} })('first');
    gateway = await buildOperatorGateway({ store, runtime: { s3: s3.settings } });
    script = await buildKillableScript('publish-releases.ts');
  });
  afterAll(async () => {
    await gateway.close();
    await s3.close();
    await script.remove();
  });

  const startPublisher = () => script.start(store.url, JSON.stringify(s3.settings));
  const readSite = () => readMarkedSite(gateway, { brand: 'plenty' });

  /**
   * Runs the job with which a gateway loads the live release. If too many requests to the file store fail, the job
   * ends with an error, and the gateway still serves the previous release.
   */
  const follow = () => gateway.runJob('releases.follow').catch(() => undefined);

  it(
    `leaves one whole release live, in ${rounds} rounds`,
    async () => {
      const seen = new Set<string>();
      const waiting = Array.from({ length: waitingCount }, startPublisher);
      for (let round = 0; round < rounds; round += 1) {
        const child = await (waiting.shift() as Promise<ChildProcess>);
        if (round + waitingCount < rounds) waiting.push(startPublisher());
        s3.failNext(...faults.filter(() => Math.random() < 0.2));
        // In every second round, the process publishes one release completely. It kills itself while it publishes a
        // second one, at a different step in each round. In the other rounds, the process is killed at a random time.
        const killAt = round % 2 === 0 ? stepCount + ((round / 2) % stepCount) : undefined;
        child.send({ killAt } satisfies PublishOrder);
        if (killAt === undefined) void wait(Math.random() * 150).then(() => child.kill('SIGKILL'));
        while (child.exitCode === null && child.signalCode === null) {
          seen.add(await readSite());
          await follow();
        }
        seen.add(await readSite());
      }
      await follow();
      seen.add(await readSite());
      expect(seen.size).toBeGreaterThan(rounds / 4);
    },
    rounds * 3000,
  );
});
