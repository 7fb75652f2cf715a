import { gameList, gameVendors, vendorGameTypes, type GameTile } from '@livery/contract/catalogue/games';
import { hotGames } from '@livery/contract/catalogue/hot-games';
import type { RequestBody } from '@livery/contract/operation';
import { newGameDays } from '@livery/contract/constants';
import { and, eq, gt, isNotNull } from 'drizzle-orm';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { games } from './catalogue.tables.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

type Query = Partial<RequestBody<typeof gameList>>;

/** Loads all pages of the game list. */
const all = async (query: Query = {}): Promise<GameTile[]> => {
  const page = (pageNo: number) =>
    client.call(gameList, { gameType: 'RNG', language: 'EN', pageSize: 104, pageNo, ...query }).then(getValue);
  const { games, totalPages } = await page(1);
  const rest = await Promise.all(Array.from({ length: Math.max(0, totalPages - 1) }, (_, index) => page(index + 2)));
  return [...games, ...rest.flatMap((each) => each.games)];
};

const isGame = ({ nodeType }: GameTile) => nodeType === 'GAME';

describe('the list of games', () => {
  it('filters by class, alone and together with NEW or HOT', async () => {
    const classics = await all({ gameClassify: 'CLASSIC' });
    expect(classics.length).toBeGreaterThan(3);
    expect(new Set(classics.map(({ gameClassify }) => gameClassify))).toEqual(new Set(['CLASSIC']));
    const fresh = await all({ gameClassify: 'NEW,CLASSIC' });
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh).toEqual(classics.filter(({ isNew }) => isNew));
    expect(await all({ gameClassify: 'CLASSIC', isNew: '1' })).toEqual(fresh);
    expect(await all({ gameClassify: 'HOT,CLASSIC' })).toEqual(classics.filter(({ isHot }) => isHot));
  });

  it('combines all filters', async () => {
    const matchingGames = await all({ gameClassify: 'ANIMALS', minBet: '2', vassalage: 'KESTREL' });
    expect(matchingGames.length).toBeGreaterThan(0);
    expect(matchingGames).toEqual(
      (await all()).filter(
        (game) => game.gameClassify === 'ANIMALS' && game.minBet === '2.00' && game.vassalage === 'KESTREL',
      ),
    );
  });

  it('filters by min number of lines', async () => {
    const lineGame = await platform.store.db
      .select({ nodeId: games.nodeId })
      .from(games)
      .where(and(eq(games.category, 'RNG'), isNotNull(games.lines)));
    expect(lineGame.length).toBeGreaterThan(10);
    expect((await all({ minLine: 20 })).map(({ nodeId }) => nodeId).sort()).toEqual(
      lineGame.map(({ nodeId }) => nodeId).sort(),
    );
    expect(await all({ minLine: 21 })).toEqual([]);
  });

  it('returns no games for an unknown class and rejects an invalid key', async () => {
    expect(await all({ gameClassify: 'NO_SUCH_CLASS' })).toEqual([]);
    expect(await all({ gameClassify: 'CONSTRUCTOR' })).toEqual([]);
    for (const gameClassify of ['new', "NEW'--", 'A,B,C,D', '', ',NEW'])
      expect(
        (await client.call(gameList, { gameType: 'RNG', language: 'EN', gameClassify })).status,
        gameClassify,
      ).toBe(400);
  });

  it('rejects FAV for a guest', async () => {
    expect(await client.call(gameList, { gameType: 'RNG', language: 'EN', gameClassify: 'FAV' })).toMatchObject({
      status: 401,
      body: { errorCode: 'login.not.session' },
    });
  });
});

describe('vendor tiles among games', () => {
  it('appear at their index in the full list and among the hot games', async () => {
    const list = await all();
    expect(list[8]).toMatchObject({ nodeType: 'VASSALAGE', gameType: 'RNG' });
    expect(list.filter((node) => !isGame(node))).toHaveLength(8);
    const { list: hot } = getValue(await client.call(hotGames, { language: 'EN' }));
    expect(
      hot
        .filter((node) => !isGame(node))
        .map(({ gameType }) => gameType)
        .sort(),
    ).toEqual(['LIVE', 'RNG']);
  });

  it('are omitted from a filtered list and found by name', async () => {
    for (const query of [{ vassalage: 'KESTREL' }, { gameClassify: 'NEW' }, { minBet: '2.00' }] satisfies Query[])
      expect((await all(query)).every(isGame)).toBe(true);
    const [first] = await all({ gameName: 'kestrel' });
    expect(first).toMatchObject({ nodeType: 'VASSALAGE', vassalage: 'KESTREL', gameName: 'Kestrel Play' });
  });

  it('do not count as games', async () => {
    const { sorting } = getValue(await client.call(gameVendors, { language: 'EN' }));
    expect(sorting.find(({ gameCategory }) => gameCategory === 'RNG')?.gameCount).toBe(
      (await all()).filter(isGame).length,
    );
  });
});

describe('classes and minimum stakes of games', () => {
  it('are listed for slots with their game count, in the requested language', async () => {
    const { mapping } = getValue(await client.call(vendorGameTypes, { language: 'AR' }, { merchant: 'firuzara' }));
    expect(mapping.filter(({ gameClassify }) => gameClassify.length > 0)).toHaveLength(1);
    expect(mapping.find(({ key }) => key === 'RNG')?.gameClassify.find(({ key }) => key === 'ANIMALS')).toMatchObject({
      name: 'حيوانات',
      gameCount: (await all({ gameClassify: 'ANIMALS' })).length,
    });
  });

  it.each([
    ['bituinara', ['2.00', '5.00']],
    ['firuzara', ['0.20', '0.50']],
    ['lualoc', ['1000.00', '2500.00']],
    ['orbivela', ['0.20', '0.50']],
    ['quetzarena', ['2.00', '5.00']],
  ])(
    'has the minimum stakes in the currency of %s, each with the number of games in its list',
    async (merchant, stakes) => {
      const { mapping } = getValue(await client.call(vendorGameTypes, { language: 'EN' }, { merchant }));
      const choices = mapping.find(({ key }) => key === 'RNG')?.minBets ?? [];
      expect(choices.map(({ amount }) => amount)).toEqual(stakes);
      for (const { amount, gameCount } of choices) {
        const request = { gameType: 'RNG', language: 'EN', minBet: amount, pageSize: 104 } as const;
        const { games: listed, total } = getValue(await client.call(gameList, request, { merchant }));
        expect(total).toBe(gameCount);
        expect(new Set(listed.map(({ minBet }) => minBet))).toEqual(new Set([amount]));
      }
    },
  );

  it('accepts the steps of earlier versions, and rejects a stake that is no amount', async () => {
    expect(await all({ minBet: '0.01' })).toEqual([]);
    for (const minBet of ['', '-1', '1.234', '1e3', 'x'])
      expect((await client.call(gameList, { gameType: 'RNG', language: 'EN', minBet })).status, minBet).toBe(400);
  });
});

describe('new games', () => {
  it('are new until 30 days after they were listed, without a change of the catalogue', async () => {
    const fresh = await all({ gameClassify: 'NEW' });
    const now = platform.clock.now().getTime();
    const rows = await platform.store.db
      .select()
      .from(games)
      .where(and(eq(games.category, 'RNG'), gt(games.listedAt, new Date(now - days(newGameDays)))));
    expect(fresh.length).toBeGreaterThan(10);
    expect(fresh.map(({ nodeId }) => nodeId).sort()).toEqual(rows.map(({ nodeId }) => nodeId).sort());
    const oldest = Math.min(...rows.map(({ listedAt }) => listedAt!.getTime()));
    platform.clock.advance(oldest + days(newGameDays) - now - 1);
    expect(await all({ gameClassify: 'NEW' })).toEqual(fresh);
    platform.clock.advance(1);
    const next = (await all({ gameClassify: 'NEW' })).map(({ nodeId }) => nodeId);
    expect(next).toEqual(
      fresh
        .map(({ nodeId }) => nodeId)
        .filter((id) => rows.find(({ nodeId }) => nodeId === id)!.listedAt!.getTime() > oldest),
    );
    platform.clock.advance(days(newGameDays));
    expect(await all({ gameClassify: 'NEW' })).toEqual([]);
  });
});
