import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
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
