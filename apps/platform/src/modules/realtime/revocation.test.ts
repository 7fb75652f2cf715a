import { logout, login } from '@livery/contract/auth/session';
import { launchGame } from '@livery/contract/catalogue/games';
import { closeAccount } from '@livery/contract/account/member';
import { eventsPath, eventsTicket } from '@livery/contract/realtime';
import { startCoolOff } from '@livery/contract/responsible-gaming';
import { seamlessBet, seamlessSession } from '@livery/contract/seamless';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { days } from '../../core/clock/durations.ts';
import { connectPostgres } from '../../core/db/postgres.ts';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { createPostgresTestStore } from '../../testing/postgres-test-store.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { runMemberCommand } from '../../commands/run-member-command.ts';
import { members } from '../members/index.ts';

const vendor = 'LANTERN';
const [databaseUrl, redisUrl] = [inject('postgresServer'), inject('redisServer')];

/** Gateway with its network origin, and a client that calls it. */
interface Node {
  readonly platform: TestApp;
  readonly client: Client;
  readonly origin: string;
}

const startNode = async (platform: TestApp): Promise<Node> => ({
  platform,
  client: createClient(platform),
  origin: (await platform.listen()).site,
});

/** Starts one gateway. Both nodes of the test (`here` and `there`) are this gateway. */
const startSingle = async () => {
  const node = await startNode(await buildTestApp());
  return { nodes: [node, node] as const, close: () => node.platform.close() };
};

/** Starts two gateways on one PostgreSQL database and one Redis. */
const startPair = async () => {
  const store = await createPostgresTestStore(databaseUrl ?? '');
  const second = await connectPostgres(store.url, () => undefined);
  const settings = { redisUrl, databaseUrl: store.url };
  const nodes = [
    await startNode(await buildTestApp({ store, settings })),
    await startNode(await buildTestApp({ store: second, settings })),
  ] as const;
  return {
    nodes,
    close: async () => {
      await nodes[1].platform.close();
      await nodes[0].platform.close();
    },
  };
};

const setups: [string, () => Promise<{ nodes: readonly [Node, Node]; close: () => Promise<void> }>][] = [
  ['in memory', startSingle],
];
if (databaseUrl && redisUrl) setups.push(['with two gateways', startPair]);

describe.each(setups)('the end of access %s', (name, start) => {
  let [here, there]: readonly [Node, Node] = [undefined as never, undefined as never];
  let close: () => Promise<void>;
  const streams: AbortController[] = [];

  beforeAll(async () => {
    const setup = await start();
    [here, there] = setup.nodes;
    close = setup.close;
    // Two databases are filled with the demo data, which takes a long time on a busy machine.
  }, 300_000);
  afterEach(() => streams.splice(0).forEach((stream) => stream.abort()));
  afterAll(() => close());

  const logIn = async (username: string): Promise<string> =>
    getValue(await here.client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;

  const getTicket = async (token: string): Promise<string> =>
    getValue(await there.client.call(eventsTicket, {}, { token })).ticket;

  const startStream = (ticket: string): Promise<Response> => {
    const controller = new AbortController();
    streams.push(controller);
    return fetch(`${there.origin}${eventsPath}?ticket=${ticket}`, { signal: controller.signal });
  };

  /** Launches a game at one gateway. Returns the launch token for the vendor. */
  const launch = async (token: string): Promise<string> => {
    const list = await here.platform.app.inject({
      url: '/wps/relay/GCSGAME_gameList?gameType=RNG&language=EN&vassalage=LANTERN',
      headers: { merchant: 'bituinara' },
    });
    const [game] = list.json<{ value: { games: { roomId: string; nodeId: string }[] } }>().value.games;
    const { url } = getValue(
      await here.client.call(
        launchGame,
        { vendor, gameId: game!.roomId, nodeId: game!.nodeId, language: 'EN' },
        { token },
      ),
    );
    return new URL(url).searchParams.get('token') ?? '';
  };

  const openGame = (launchToken: string) =>
    there.client.vendorCall(seamlessSession, { token: launchToken }, { vendor });

  const bet = (game: { readonly token: string; readonly gameId: string }) => {
    const id = there.client.newId();
    return there.client.vendorCall(
      seamlessBet,
      { token: game.token, transactionUuid: id, roundId: id, gameId: game.gameId, amount: '1.00' },
      { vendor },
    );
  };

  /**
   * Gives a member four kinds of access: a game that the vendor has opened, a launched game that is not open yet, an
   * open event stream, and a ticket for another stream. The returned functions check that the access to the games or to
   * the streams has ended.
   */
  const createAccess = async (token: string) => {
    const game = getValue(await openGame(await launch(token)));
    expect((await bet(game)).status).toBe(200);
    const [launchToken, ticket] = [await launch(token), await getTicket(token)];
    const stream = await startStream(await getTicket(token));
    expect(stream.status).toBe(200);
    // If a test does not read this stream, the stream is aborted at the end of the test. The error of the abort is
    // ignored.
    const received = stream.text().catch(() => '');
    return {
      expectGamesEnded: async (errorCode: string) => {
        expect((await bet(game)).body).toMatchObject({ errorCode });
        expect((await openGame(launchToken)).body).toMatchObject({ errorCode: 'wallet.session.expired' });
      },
      expectStreamsEnded: async () => {
        expect(await received).toContain('event: session');
        expect((await startStream(ticket)).status).toBe(401);
      },
      game,
    };
  };

  it('closes games, streams and tickets after a log-out', async () => {
    const token = await logIn('agent');
    const { expectGamesEnded, expectStreamsEnded } = await createAccess(token);
    await here.client.call(logout, {}, { token });
    await expectGamesEnded('wallet.session.expired');
    await expectStreamsEnded();
  });

  it('closes games at the start of a break, and keeps them closed after it', async () => {
    const token = await logIn('partner');
    const { expectGamesEnded, game } = await createAccess(token);
    getValue(await here.client.call(startCoolOff, { kind: 'coolOff', length: 'day' }, { token }));
    await expectGamesEnded('play.excluded');
    for (const node of new Set([here, there])) node.platform.clock.advance(days(1));
    expect((await bet(game)).body).toMatchObject({ errorCode: 'wallet.session.expired' });
  });

  it.runIf(name === 'with two gateways')('closes games, streams and tickets of a disabled member', async () => {
    const token = await logIn('demo');
    const { expectGamesEnded, expectStreamsEnded } = await createAccess(token);
    await runMemberCommand(['disable', 'bituinara', 'demo'], here.platform.config);
    await expectGamesEnded('wallet.session.expired');
    await expectStreamsEnded();
  });

  it('closes the stream of a member who was disabled in the database, without an event', async () => {
    const token = await logIn('newbie');
    const ticket = await getTicket(token);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const stream = await startStream(ticket);
      const received = stream.text();
      await here.platform.store.db
        .update(members)
        .set({ isDisabled: true })
        .where(and(eq(members.merchant, 'bituinara'), eq(members.usernameKey, 'newbie')));
      vi.advanceTimersByTime(60_000);
      expect(await received).toContain('event: session');
    } finally {
      vi.useRealTimers();
    }
  });

  it('rejects a grave act in a session that has ended', async () => {
    const token = await logIn('agent');
    await here.client.call(logout, {}, { token });
    expect((await there.client.call(closeAccount, { reason: '' }, { token })).status).toBe(401);
  });
});
