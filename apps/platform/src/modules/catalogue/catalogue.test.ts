import { gameList, gameVendors, vendorGameTypes, type GameTile } from '@livery/contract/catalogue/games';
import { hotGames } from '@livery/contract/catalogue/hot-games';
import type { RequestBody } from '@livery/contract/operation';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    expect(fresh).toEqual(classics.filter(({ isNew }) => isNew));
    expect(await all({ gameClassify: 'CLASSIC', isNew: '1' })).toEqual(fresh);
    expect(await all({ gameClassify: 'HOT,CLASSIC' })).toEqual(classics.filter(({ isHot }) => isHot));
  });

  it('combines all filters', async () => {
    const matchingGames = await all({ gameClassify: 'ANIMALS', minBet: '0.05', vassalage: 'KESTREL' });
    expect(
      matchingGames.every(
        (game) => game.gameClassify === 'ANIMALS' && game.minBet === '0.05' && game.vassalage === 'KESTREL',
      ),
    ).toBe(true);
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
    for (const query of [{ vassalage: 'KESTREL' }, { gameClassify: 'NEW' }, { minBet: '0.1' }] satisfies Query[])
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

describe('classes of games', () => {
  it('are listed for slots with their game count, in the requested language', async () => {
    const { mapping } = getValue(await client.call(vendorGameTypes, { language: 'AR' }, { merchant: 'firuzara' }));
    expect(mapping.map(({ gameCategory }) => gameCategory)).toEqual(['RNG']);
    expect(mapping[0]?.gameClassify.find(({ key }) => key === 'ANIMALS')).toMatchObject({
      name: 'حيوانات',
      gameCount: (await all({ gameClassify: 'ANIMALS' })).length,
    });
  });
});
