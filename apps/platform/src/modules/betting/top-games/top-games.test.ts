import { gamesForYou, topGames } from '@livery/contract/catalogue/ranked-games';
import { gameList, recentGames as recentGamesOperation } from '@livery/contract/catalogue/games';
import { createTrialAccount, login } from '@livery/contract/auth/session';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { days, minutes } from '../../../core/clock/durations.ts';
import { createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp } from '../../../testing/test-platform.ts';
import { members } from '../../members/index.ts';
import { bets } from '../betting.tables.ts';

const platform = await buildTestApp();
const { call } = createClient(platform);
afterAll(() => platform.close());
const { db } = platform.store;

const readTop = async (merchant = 'bituinara') =>
  getValue(await call(topGames, { language: 'EN' }, { merchant })).list.map(({ nodeId }) => nodeId);

it('lists the games in the order of their players in the last seven days', async () => {
  const rows = await db
    .select()
    .from(bets)
    .where(and(eq(bets.merchant, 'bituinara'), gte(bets.placedAt, new Date(platform.clock.now().getTime() - days(7)))));
  const players = new Map<string, Set<string>>();
  for (const { nodeId, memberId, state } of rows)
    if (state !== 'cancelled') players.set(nodeId, (players.get(nodeId) ?? new Set()).add(memberId));
  const top = await readTop();
  expect(top).toHaveLength(10);
  const counts = top.map((nodeId) => players.get(nodeId)?.size ?? 0);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect(counts[0]).toBe(Math.max(...[...players.values()].map(({ size }) => size)));
});

it('follows new bets, and is empty without bets in the last seven days', async () => {
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
  platform.clock.advance(minutes(6));
  await vi.waitFor(async () => expect((await readTop('lualoc'))[0]).toBe(last));
  platform.clock.advance(days(8));
  // The first call still returns the previous order. It also starts the query for the new order.
  expect((await readTop('lualoc'))[0]).toBe(last);
  await vi.waitFor(async () => expect(await readTop('lualoc')).toEqual([]));
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
  await vi.waitFor(async () => expect(await readTop()).toEqual([other!.nodeId]));
});

it('recommends games that the member has not played yet', async () => {
  const { token } = getValue(
    await call(login, { type: 'username', username: 'demo', password: 'Demo#2026' }, { merchant: 'bituinara' }),
  );
  const played = getValue(await call(recentGamesOperation, { language: 'EN' }, { token })).list;
  const { list } = getValue(await call(gamesForYou, { language: 'EN' }, { token }));
  expect(played.length).toBeGreaterThan(0);
  expect(list.length).toBeGreaterThan(0);
  expect(list.filter(({ nodeId }) => played.some((game) => game.nodeId === nodeId))).toEqual([]);
});
