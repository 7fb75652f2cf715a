import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ListedGame } from '@livery/contract/seamless/game-list';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../core/clock/clock.ts';
import { days } from '../../../core/clock/durations.ts';
import { readRevision } from '../../../core/revisions/watch-revision.ts';
import { createSignedClient, type SignedClient } from '../../../core/signed-calls/signed-client.ts';
import { buildProductionApp } from '../../../testing/production-app.ts';
import type { TestApp } from '../../../testing/test-platform.ts';
import { createTestSigner } from '../../../testing/vendor-signer.ts';
import { games, vendors } from '../../catalogue/index.ts';
import { createProtocolAdapter } from '../launch/protocol-adapter.ts';
import { readGameList } from './read-game-list.ts';
import { createGameListSync, toNodeId } from './sync-game-lists.ts';

const vendor = 'ACME';
const game = (code: string, changes: Partial<ListedGame> = {}): ListedGame => ({
  code,
  category: 'RNG',
  names: { EN: `Game ${code}` },
  minBet: '0.10',
  ...changes,
});

let platform: TestApp;
let client: SignedClient;
/** Client whose requests fail after a short time, for the test of a vendor that responds too late. */
let impatientClient: SignedClient;
let errors: Error[] = [];
let respond: (response: ServerResponse, page: number) => unknown;

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk)).on('end', () => respond(response, JSON.parse(body).page));
});
const send = (response: ServerResponse, value: unknown) => response.end(JSON.stringify({ success: true, value }));
/** Sets the pages with which the test vendor responds. */
const offer = (...pages: readonly (readonly unknown[])[]): void => {
  respond = (response, page) =>
    send(response, { revision: 'r1', name: 'Acme Games', pages: pages.length, games: pages[page - 1] });
};

beforeAll(async () => {
  platform = await buildProductionApp();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = {
    baseUrl: `http://127.0.0.1:${port}`,
    getSigner: () => createTestSigner('GATEWAY'),
    clock: systemClock,
  };
  client = createSignedClient(options);
  impatientClient = createSignedClient({ ...options, timeoutMs: 100 });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await platform.close();
});

const sync = async (caller = client): Promise<void> =>
  createGameListSync({
    db: platform.store.db,
    adapters: [
      createProtocolAdapter({
        vendors: [vendor],
        getBaseUrl: () => 'http://127.0.0.1',
        rules: { listGames: (code) => readGameList(code, caller) },
      }),
    ],
    clock: platform.clock,
    onError: (error) => errors.push(error as Error),
  })();

const listStored = () =>
  platform.store.db
    .select({ code: games.gameCode, name: games.name, isActive: games.isActive })
    .from(games)
    .where(eq(games.vendor, vendor))
    .orderBy(asc(games.position), asc(games.gameCode));
const getRevision = () => readRevision(platform.store.db, 'catalogue');

beforeEach(async () => {
  errors = [];
  offer([game('a'), game('b')]);
  await sync();
});

describe('the game list of a vendor', () => {
  it('inserts the vendor and its games in the order of all pages', async () => {
    offer([game('b'), game('a')], [game('c', { lines: 20, class: 'CLASSIC' })]);
    await sync();
    expect((await listStored()).map(({ code }) => code)).toEqual(['b', 'a', 'c']);
    expect(await platform.store.db.select().from(vendors)).toEqual([
      expect.objectContaining({ code: vendor, name: 'Acme Games' }),
    ]);
    expect(errors).toEqual([]);
  });

  it('updates a changed game, deactivates a withdrawn game, and activates it when it is offered again', async () => {
    offer([game('a', { names: { EN: 'New name' } })]);
    await sync();
    expect(await listStored()).toEqual(
      expect.arrayContaining([
        { code: 'a', name: 'New name', isActive: true },
        { code: 'b', name: 'Game b', isActive: false },
      ]),
    );
    offer([game('a'), game('b')]);
    await sync();
    expect((await listStored()).filter(({ isActive }) => isActive).map(({ code }) => code)).toEqual(['a', 'b']);
  });

  it('changes nothing when the list is the same, so that no gateway loads the catalogue again', async () => {
    const before = await getRevision();
    await sync();
    expect(await getRevision()).toBe(before);
    offer([game('a', { lines: 20 }), game('b')]);
    await sync();
    expect(await getRevision()).toBeGreaterThan(before);
  });

  it('stores the minimum stakes of all currencies, and the time at which a game was first listed', async () => {
    const read = async (code: string) =>
      (
        await platform.store.db
          .select()
          .from(games)
          .where(eq(games.nodeId, toNodeId(vendor, code)))
      )[0]!;
    offer([game('a'), game('c', { minBet: '0.20', minBets: { VND: '1000.00', PHP: '2.00' } })]);
    await sync();
    const listed = await read('c');
    expect(listed).toMatchObject({
      minBet: 20,
      minBets: { VND: 100_000, PHP: 200 },
      listedAt: platform.clock.now(),
    });
    platform.clock.advance(days(3));
    offer([game('a')]);
    await sync();
    offer([game('a'), game('c', { minBet: '0.30' })]);
    await sync();
    expect(await read('c')).toMatchObject({ minBet: 30, minBets: {}, isActive: true, listedAt: listed.listedAt });
  });

  it('accepts a list of an earlier version, in which games are marked as hot and new', async () => {
    offer([{ ...game('a'), isHot: true, isNew: true }, game('b')]);
    await sync();
    expect(errors).toEqual([]);
  });

  it('writes each game once when two gateways read the list at the same time', async () => {
    offer([game('a'), game('b'), game('d')]);
    await Promise.all([sync(), sync()]);
    expect(errors).toEqual([]);
    expect((await listStored()).filter(({ code }) => code === 'd')).toHaveLength(1);
  });
});

describe('a wrong game list', () => {
  it.each<[string, RegExp, (response: ServerResponse, page: number) => unknown]>([
    ['a vendor that is slow', /did not respond/, () => wait(2000)],
    ['a vendor that is down', /did not respond/, (response) => response.destroy()],
    ['an error page', /not an envelope/, (response) => response.writeHead(502).end('Bad gateway')],
    [
      'an amount that is a number',
      /minBet/,
      (response) => send(response, { revision: 'r', name: 'Acme', pages: 1, games: [{ ...game('x'), minBet: 1 }] }),
    ],
    [
      'a lottery',
      /category of vendor games/,
      (response) => send(response, { revision: 'r', name: 'Acme', pages: 1, games: [game('x', { category: 'LOTT' })] }),
    ],
    [
      'duplicated codes',
      /these codes belong to several games: x$|these codes belong to several games: x\./,
      (response) => send(response, { revision: 'r', name: 'Acme', pages: 1, games: [game('x'), game('y'), game('x')] }),
    ],
    [
      'pages of two states',
      /has changed while/,
      (response, page) => send(response, { revision: `r${page}`, name: 'Acme', pages: 2, games: [game(`x${page}`)] }),
    ],
  ])('keeps the catalogue for %s, and reports the cause', async (badCase, message, badResponse) => {
    const before = await listStored();
    respond = badResponse;
    await sync(badCase === 'a vendor that is slow' ? impatientClient : client);
    expect(errors.map((error) => error.message)).toEqual([expect.stringMatching(message)]);
    expect(await listStored()).toEqual(before);
  });
});
