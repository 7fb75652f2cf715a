import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/test-platform.ts';
import { games } from '../../modules/catalogue/index.ts';
import { createDemoSeedOptions } from './seed-options.ts';
import { seedDemo } from './seed-demo.ts';

const platform = await buildTestApp();
afterAll(() => platform.close());
const { db } = platform.store;

it('adds the figures of games to a demonstration of an earlier version, and changes no game that has them', async () => {
  const seed = () => seedDemo(db, createDemoSeedOptions({ brands: [], clock: platform.clock, keys: platform.keys }));
  const before = await db.select().from(games).orderBy(games.nodeId);
  const [edited, ...others] = before;
  await db.update(games).set({ minBet: 1, minBets: {}, listedAt: null });
  await db.update(games).set({ minBet: 7, listedAt: platform.clock.now() }).where(eq(games.nodeId, edited!.nodeId));
  await seed();
  const [unchanged, ...filled] = await db.select().from(games).orderBy(games.nodeId);
  expect(filled).toEqual(others);
  expect(unchanged).toMatchObject({ minBet: 7, listedAt: platform.clock.now() });
});
