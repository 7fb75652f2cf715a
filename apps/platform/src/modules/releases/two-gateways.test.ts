import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { listEnvironments } from '@livery/contract/operators/releases';
import { startReleaseTrial, stopReleaseTrial } from '@livery/contract/operators/releases/trials';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { createEmptyPostgresStore, type PostgresTestStore } from '../../testing/postgres-test-store.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { composeBrandFiles, publish, readFixtureBrand } from '../../testing/releases/release-tools.ts';

const server = inject('postgresServer');

describe.runIf(server)('two gateways on one PostgreSQL', () => {
  let folder: string;
  let store: PostgresTestStore;
  let one: OperatorGateway;
  let other: OperatorGateway;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-pair-'));
    await writeCompiledApp(join(folder, 'compile'));
    store = await createEmptyPostgresStore(server ?? '');
    const options = {
      settings: { compileFolder: join(folder, 'compile') },
      runtime: { releasesFolder: join(folder, 'releases') },
    };
    one = await buildOperatorGateway({ ...options, store });
    other = await buildOperatorGateway({ ...options, store: { ...store, close: async () => {} } });
    await one.listen();
    await other.listen();
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await rm(folder, { recursive: true });
  });

  /**
   * Composes the brand with a new compiled app. The old files of the app are deleted and not overwritten, because the
   * stored files are hard links to them and would change too.
   */
  const compose = async (version: string, name: string): Promise<string> => {
    await rm(join(folder, 'compile'), { recursive: true });
    await writeCompiledApp(join(folder, 'compile'), version);
    const files = await readFixtureBrand((text) => text.replace('Plenty & Co', name));
    return (await composeBrandFiles(one, files)).releaseId;
  };

  const getTitle = async ({ get }: OperatorGateway) => /<title>([^<]+)/.exec((await get('plenty', '/')).payload)?.[1];

  it('both serve what one of them publishes, a new brand and a change, without a restart', async () => {
    for (const name of ['New brand', 'Second name', 'Third name']) {
      const files = await readFixtureBrand((text) => text.replace('Plenty & Co', name));
      const { releaseId } = await composeBrandFiles(one, files);
      await publish(one, 'plenty', releaseId);
      await vi.waitFor(async () => expect([await getTitle(one), await getTitle(other)]).toEqual([name, name]), {
        timeout: 20_000,
      });
    }
    const [page, samePage] = [await one.get('plenty', '/'), await other.get('plenty', '/')];
    expect(samePage.payload).toBe(page.payload);
    expect(samePage.headers.etag).toBe(page.headers.etag);
  });

  it('both show the start and the end of a trial, by pages, the worker, the manifest and the description', async () => {
    const brand = 'plenty';
    const [stable, candidate] = [await compose('1', 'Stable'), await compose('2', 'Candidate')];
    await publish(one, brand, stable);
    await vi.waitFor(async () => expect([await getTitle(one), await getTitle(other)]).toEqual(['Stable', 'Stable']));
    const version = getValue(await one.call(listEnvironments, { brand })).environments[2]?.number ?? 0;
    const plan = { brand, releaseId: candidate, share: 50, hours: 24, atEnd: 'stop' as const, reason: 'Test' };
    const { trialId } = getValue(await one.call(startReleaseTrial, plan, { version }));

    /**
     * Loads files as a visitor of one group of the trial. The name of the compiled script is read from the service
     * worker.
     */
    const read = async ({ get }: OperatorGateway, mark: 'c' | 's') => {
      const headers = { cookie: `livery-release=${trialId}.${mark}` };
      const [page, worker, manifest, release] = await Promise.all(
        ['/', '/sw.js', '/manifest.webmanifest', '/.well-known/livery-release'].map((path) =>
          get(brand, path, headers),
        ),
      );
      return {
        title: /<title>([^<]+)/.exec(page!.payload)?.[1],
        script: /app-\d/.exec(worker!.payload)?.[0],
        name: (manifest!.json() as { name: string }).name,
        description: release!.json() as { release: string; trial?: { release: string } },
      };
    };
    const readAll = async () => ({
      candidate: [await read(one, 'c'), await read(other, 'c')],
      stable: [await read(one, 's'), await read(other, 's')],
    });
    const isStable = { title: 'Stable', script: 'app-1', name: 'Stable', description: { release: stable } };
    const isCandidate = { title: 'Candidate', script: 'app-2', name: 'Candidate' };
    const trial = { release: candidate, share: 50 };
    const tried = { ...isCandidate, description: { release: candidate, trial } };
    const others = { ...isStable, description: { release: stable, trial } };
    await vi.waitFor(async () =>
      expect(await readAll()).toMatchObject({ candidate: [tried, tried], stable: [others, others] }),
    );

    getValue(await other.call(stopReleaseTrial, { brand, trialId, reason: 'Test' }));
    await vi.waitFor(async () =>
      expect(await readAll()).toMatchObject({ candidate: [isStable, isStable], stable: [isStable, isStable] }),
    );
    for (const gateway of [one, other]) expect((await read(gateway, 'c')).description).not.toHaveProperty('trial');
  });

  it('both serve the release after a restart, also when its files are gone from the shared folder', async () => {
    const { config } = other;
    const title = await getTitle(other);
    await other.close();
    await rm(join(folder, 'releases'), { recursive: true });
    other = await buildOperatorGateway({
      settings: { compileFolder: config.compileFolder, dataFolder: config.dataFolder },
      runtime: { releasesFolder: join(folder, 'releases') },
      store: { ...store, close: async () => {} },
    });
    expect(await getTitle(other)).toBe(title);
  });
});
