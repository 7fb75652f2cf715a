import { topGames } from '@livery/contract/catalogue/ranked-games';
import { type GameTile, gameList } from '@livery/contract/catalogue/games';
import { hotGames } from '@livery/contract/catalogue/hot-games';
import { createTrialAccount } from '@livery/contract/auth/session';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { days, minutes } from '../../../core/clock/durations.ts';
import { loadBrandFiles } from '../../../core/config/load-brand-files.ts';
import { readRevision } from '../../../core/revisions/watch-revision.ts';
import { createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp } from '../../../testing/test-platform.ts';
import { games } from '../../catalogue/index.ts';
import { members } from '../../members/index.ts';
import { bets } from '../betting.tables.ts';
import { rankGames } from './rank-games.ts';

const platform = await buildTestApp();
const { call } = createClient(platform);
afterAll(() => platform.close());
const { db } = platform.store;
const { brands } = await loadBrandFiles(platform.config.merchantsFolder);

const toIds = (tiles: readonly GameTile[]): string[] => tiles.map(({ nodeId }) => nodeId);
const readTop = async (merchant = 'bituinara') =>
  toIds(getValue(await call(topGames, { language: 'EN' }, { merchant })).list);
const readHot = async (merchant: string) =>
  getValue(await call(hotGames, { language: 'EN' }, { merchant })).list.filter(({ nodeType }) => nodeType === 'GAME');
/** Runs the job for all brands, and loads the result in the gateway. */
const rank = async (): Promise<void> => {
  await platform.jobs.run('betting.game-ranks');
  await platform.jobs.run('catalogue.reload-ranks');
};

/** Counts the members who placed a bet in the last seven days, by game. */
const countPlayers = async (merchant: string): Promise<Map<string, number>> => {
  const from = new Date(platform.clock.now().getTime() - days(7));
  const rows = await db
    .select()
    .from(bets)
    .where(and(eq(bets.merchant, merchant), gte(bets.placedAt, from)));
  const players = new Map<string, Set<string>>();
  for (const { nodeId, memberId, state } of rows)
    if (state !== 'cancelled') players.set(nodeId, (players.get(nodeId) ?? new Set()).add(memberId));
  return new Map([...players].map(([nodeId, ids]) => [nodeId, ids.size]));
};

it('lists the games in the order of their players in the last seven days', async () => {
  const players = await countPlayers('bituinara');
  const top = await readTop();
  expect(top).toHaveLength(10);
  const counts = top.map((nodeId) => players.get(nodeId) ?? 0);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect(counts[0]).toBe(Math.max(...players.values()));
});

it.each(['bituinara', 'lualoc', 'quetzarena', 'firuzara', 'orbivela'])(
  'marks the games with the most players of each category of %s as hot, and no other games',
  async (merchant) => {
    const players = await countPlayers(merchant);
    const { categories } = brands.find(({ code }) => code === merchant)!;
    const catalogue = await db.select().from(games);
    const hot = (await readHot(merchant)).filter(({ isHot }) => isHot);
    expect(hot.length).toBeGreaterThanOrEqual(24);
    for (const category of categories.filter((each) => each !== 'HOT')) {
      const offered = catalogue.filter((game) => game.category === category);
      const hotIds = toIds(hot.filter(({ gameType }) => gameType === category));
      expect(hotIds.length, category).toBeLessThanOrEqual(Math.min(10, Math.ceil(offered.length / 4)));
      const counts = hotIds.map((nodeId) => players.get(nodeId) ?? 0);
      expect(counts, category).not.toContain(0);
      const others = offered.filter(({ nodeId }) => !hotIds.includes(nodeId));
      const best = Math.max(0, ...others.map(({ nodeId }) => players.get(nodeId) ?? 0));
      expect(best, category).toBeLessThanOrEqual(counts.length > 0 ? Math.min(...counts) : 0);
      const request = { gameType: category, language: 'EN', gameClassify: 'HOT', pageSize: 104 } as const;
      const listed = getValue(await call(gameList, request, { merchant })).games;
      expect(toIds(listed).sort(), category).toEqual(hotIds.sort());
    }
  },
);

it('follows new bets, counts the bets once in ten minutes, and is empty without bets in the last seven days', async () => {
  const before = await readTop('lualoc');
  const last = before.at(-1) as string;
  const rows = await db.select().from(bets).where(eq(bets.merchant, 'lualoc'));
  const sample = rows.find(({ nodeId }) => nodeId === last)!;
  const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
  await db
    .insert(bets)
    .values(
      memberIds.map((memberId, index) => ({ ...sample, id: `top-${index}`, memberId, placedAt: platform.clock.now() })),
    );
  await rank();
  expect(await readTop('lualoc')).toEqual(before);
  platform.clock.advance(minutes(10));
  await rank();
  expect((await readTop('lualoc'))[0]).toBe(last);
  platform.clock.advance(days(8));
  await rank();
  expect(await readTop('lualoc')).toEqual([]);
});

it('lists games in the order of the operator, without the label, for a brand without bets', async () => {
  const list = await readHot('lualoc');
  expect(list).toHaveLength(24);
  expect(list.some(({ isHot }) => isHot)).toBe(false);
  const positions = new Map((await db.select().from(games)).map(({ nodeId, position }) => [nodeId, position]));
  const order = list.map(({ nodeId }) => positions.get(nodeId) as number);
  expect(order).toEqual([...order].sort((one, other) => one - other));
});

it('does not count the bets of trial members', async () => {
  platform.clock.advance(days(8));
  const { userName } = getValue(await call(createTrialAccount, {}, { merchant: 'bituinara' }));
  const [trial] = await db.select().from(members).where(eq(members.username, userName));
  const slots = { gameType: 'RNG', language: 'EN', vassalage: 'KESTREL' } as const;
  const [one, other] = getValue(await call(gameList, slots, { merchant: 'bituinara' })).games;
  const [sample] = await db.select().from(bets).where(eq(bets.merchant, 'bituinara'));
  const bet = { ...sample!, state: 'open', placedAt: platform.clock.now() } as const;
  await db.insert(bets).values([
    { ...bet, id: 'of-trial', memberId: trial!.id, nodeId: one!.nodeId },
    { ...bet, id: 'of-member', nodeId: other!.nodeId },
  ]);
  await rank();
  expect(await readTop()).toEqual([other!.nodeId]);
});

it('writes nothing when the order of the games is the same, also for two gateways at the same time', async () => {
  platform.clock.advance(minutes(20));
  const revision = await readRevision(db, 'game-ranks');
  await Promise.all([1, 2].map(() => rankGames(db, platform.clock, 'bituinara')));
  expect(await readRevision(db, 'game-ranks')).toBe(revision);
});
