import { eq } from 'drizzle-orm';
import { systemStatus } from '@livery/contract/site-settings';
import { gameList } from '@livery/contract/catalogue/games';
import { expect, it } from 'vitest';
import { createClient, getValue } from '../../testing/client.ts';
import { buildTestApp } from '../../testing/test-platform.ts';
import { games } from '../../modules/catalogue/index.ts';
import { ledgerReconciliations } from '../../modules/ledger/reconciliation/reconciliations.tables.ts';

it('serves only health checks and runs the jobs with the role jobs', async () => {
  const platform = await buildTestApp({ settings: { runtime: { role: 'jobs' } } });
  const { site } = await platform.listen();
  for (const [path, status] of [
    ['/healthz', 200],
    ['/readyz', 200],
    ['/', 404],
    [systemStatus.path, 404],
    ['/docs/json', 404],
  ] as const)
    expect((await fetch(site + path, { headers: { merchant: 'bituinara' } })).status, path).toBe(status);
  // The row shows that jobs run on this gateway: the reconciliation of the ledger is a job that runs immediately after
  // the start.
  await expect.poll(() => platform.store.db.$count(ledgerReconciliations)).toBe(1);
  await platform.close();
});

it('serves calls and runs no shared job with the role web, but sees a changed catalogue', async () => {
  const platform = await buildTestApp({ settings: { runtime: { role: 'web' } } });
  const client = createClient(platform);
  await platform.listen();
  const list = async () =>
    getValue(await client.call(gameList, { gameType: 'RNG', language: 'EN', pageSize: 100 })).games.map(
      ({ nodeId }) => nodeId,
    );
  const [first] = (await list()) as [string];
  await platform.store.db.update(games).set({ isActive: false }).where(eq(games.nodeId, first));
  await expect.poll(async () => (await list()).includes(first), { interval: 500 }).toBe(false);
  expect(await platform.store.db.$count(ledgerReconciliations)).toBe(0);
  await platform.close();
});
