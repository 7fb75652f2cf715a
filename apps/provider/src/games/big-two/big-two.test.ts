import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSeededRandom } from '../../engine/rng/seeded-random.ts';
import { type FakeGateway, startFakeGateway } from '../../testing/fake-gateway.ts';
import { createDataFolder, createTestProvider } from '../../testing/test-provider.ts';
import { findCombination } from './rules/combination.ts';
import { botMove } from './rules/bot.ts';
import { deal } from './rules/hand.ts';
import { createBigTwo } from './server.ts';
import type { CardTableView } from './table-view.ts';

const stake = 1000;
const purse = 100_000;
const prize = 1900;

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;
let now: number;

const startProvider = async (): Promise<FastifyInstance> => {
  const opened = createTestProvider({
    gatewayOrigin: gateway.origin,
    dataFolder,
    games: [createBigTwo()],
    now: () => now,
  });
  await opened.ready();
  return opened;
};

beforeEach(async () => {
  gateway = await startFakeGateway();
  dataFolder = await createDataFolder();
  now = Date.parse('2026-11-22T10:00:00Z');
  provider = await startProvider();
});
afterEach(async () => {
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

const join = async (player: string) => {
  const send = async (url: string, payload: object, bearer = '') => {
    const response = await provider.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${bearer}` },
    });
    return { status: response.statusCode, body: response.json() };
  };
  const { body } = await send('/api/session', { token: `launch-${randomUUID()}.${player}`, vendor: 'TEST' });
  const call = async (name: string, request: object = {}) =>
    (await send(`/api/call/${name}`, request, body.bearer)).body;
  const table = async (): Promise<CardTableView | null> => (await send('/api/table', {}, body.bearer)).body.view.table;
  return {
    call,
    table,
    enter: async (more: object = {}) => {
      const joined = (await call('join', { stake })).table as CardTableView;
      const order = { table: joined.id, betId: randomUUID(), part: randomUUID(), ...more };
      return { joined, order, response: await call('ready', order) };
    },
    history: async () => (await send('/api/history', {}, body.bearer)).body.rounds,
    proof: async (roundId: string) => send('/api/proof', { roundId }, body.bearer),
  };
};
type Player = Awaited<ReturnType<typeof join>>;

/**
 * Returns the cards that the bot would play in the position of this player. The tests need a legal move for each turn
 * of a player, and the bot only makes legal moves.
 */
const chooseCards = ({ hand, opponent, onTable, opening }: CardTableView): readonly number[] =>
  botMove({
    hand: hand,
    opponentCount: opponent?.count ?? 0,
    onTable: onTable.length > 0 ? findCombination(onTable) : undefined,
    opening: opening ?? undefined,
  });

const playToEnd = async (players: readonly Player[], id: string): Promise<CardTableView[]> => {
  for (let moves = 0; moves < 200; moves += 1) {
    const views = await Promise.all(players.map((player) => player.table()));
    const at = views.findIndex((view) => view?.isMyTurn);
    if (at >= 0)
      await players[at]!.call('move', { table: id, move: views[at]!.moves.length, cards: chooseCards(views[at]!) });
    else if (views.every((view) => view === null)) break;
    else now += 1500;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return Promise.all(players.map(async (player) => (await player.proof(id)).body.table as CardTableView));
};

it('matches two players with the same stake, pays the pot without the rake, and proves the deal to both', async () => {
  const [ana, ben] = await Promise.all([join('ana'), join('ben')]);
  const [first, second] = [await ana.enter(), await ben.enter()];
  expect(second.joined.id).toBe(first.joined.id);
  expect(first.joined.commitment).toBe(second.joined.commitment);
  const [hers, his] = [(await ana.table())!, (await ben.table())!];
  expect([hers.state, hers.hand.length, his.hand.length, hers.opponent?.isHouse, hers.shown]).toEqual([
    'playing',
    13,
    13,
    false,
    [],
  ]);
  expect(new Set([...hers.hand, ...his.hand]).size).toBe(26);
  expect(hers.isMyTurn).toBe(!his.isMyTurn);
  expect((await ana.proof(hers.id)).status).toBe(409);

  const [end, other] = await playToEnd([ana, ben], hers.id);
  expect([end!.hasWon, other!.hasWon].filter(Boolean)).toHaveLength(1);
  await vi.waitFor(() => expect(gateway.wallet.wins.size).toBe(2), { timeout: 15_000 });
  expect([...gateway.wallet.wins.values()].sort((a, b) => a - b)).toEqual([0, prize]);
  expect(gateway.wallet.state.balance).toBe(purse - 2 * stake + prize);
  const { body: proof } = await ana.proof(hers.id);
  expect(proof.commitment).toBe(hers.commitment);
  expect(proof.clientPart).toBe(`${first.order.part}.${second.order.part}`);
  expect(deal(createSeededRandom(proof.seed, proof))).toEqual([hers.hand, his.hand]);
  expect((await ana.history())[0]).toMatchObject({ roundId: hers.id, stake, win: end!.hasWon ? prize : 0 });
  expect((await (await join('eve')).proof(hers.id)).status).toBe(409);
});

it('seats the bot when no player joins, and plays its hand to the end', async () => {
  const ana = await join('ana');
  const { joined } = await ana.enter();
  expect(await ana.table()).toMatchObject({ state: 'gathering', isReady: true });
  now += 8000;
  await vi.waitFor(
    async () => expect(await ana.table()).toMatchObject({ state: 'playing', opponent: { isHouse: true } }),
    { timeout: 15_000 },
  );
  const [end] = await playToEnd([ana], joined.id);
  expect(end!.moves.length).toBeGreaterThan(2);
  const back = end!.hasWon ? prize : 0;
  await vi.waitFor(() => expect([...gateway.wallet.wins.values()]).toEqual([back]), { timeout: 15_000 });
  expect(gateway.wallet.state.balance).toBe(purse - stake + back);
});

it('plays forced moves for absent players, ends the hand and pays the pot', async () => {
  const [ana, ben] = [await join('ana'), await join('ben')];
  const { joined } = await ana.enter();
  await ben.enter();
  const state = async () => (await ana.proof(joined.id)).status;
  await vi.waitFor(
    async () => {
      now += 20_000;
      expect(await state()).toBe(200);
    },
    { timeout: 30_000, interval: 20 },
  );
  const { table } = (await ana.proof(joined.id)).body as { table: CardTableView };
  expect(table.moves.every(({ isForced }) => isForced)).toBe(true);
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(purse - 2 * stake + prize), { timeout: 15_000 });
});

it('rejects an illegal move, a move out of turn, an old move and a table of another player, and accepts a repeated move once', async () => {
  const [ana, ben] = [await join('ana'), await join('ben')];
  await ana.enter();
  await ben.enter();
  const leads = (await ana.table())!.isMyTurn;
  const [on, off] = leads ? [ana, ben] : [ben, ana];
  const view = (await on.table())!;
  const other = (await off.table())!;
  const code = async (player: Player, request: object) =>
    (await player.call('move', { table: view.id, move: 0, ...request })).errorCode;
  expect(await code(off, { cards: [other.hand[0]] })).toBe('cards.out.of.turn');
  expect([
    await code(on, { cards: [] }),
    await code(on, { cards: [other.hand[0]] }),
    await code(on, { cards: [view.hand.at(-1)] }),
  ]).toEqual(Array(3).fill('cards.bad.move'));
  expect([
    await code(on, { cards: [1.5] }),
    await code(on, { cards: [-1] }),
    await code(on, { cards: [0, 1, 2, 3, 4, 5] }),
    await code(on, { cards: 'x' }),
  ]).toEqual(Array(4).fill('request.invalid'));
  expect(await code(on, { cards: [view.hand[0], view.hand[0]] })).toBe('cards.bad.move');
  expect(await code(await join('eve'), { cards: [view.hand[0]] })).toBe('round.stale');
  // `twin` is a second window of the player whose turn it is. Both windows send the same move. A client also sends a
  // move twice if it repeats a request after a lost response. The server must play the move once.
  const twin = await join(leads ? 'ana' : 'ben');
  expect((await twin.table())!.id).toBe(view.id);
  const move = { table: view.id, move: 0, cards: [view.opening] };
  const [one, again] = await Promise.all([on.call('move', move), twin.call('move', move)]);
  expect([one.table.moves.length, again.table.moves.length]).toEqual([1, 1]);
  expect(await code(on, { cards: [view.hand[1]] })).toBe('round.stale');
  expect((await on.call('join', { stake: 500 })).table.id).toBe(view.id);
  await on.call('leave');
  expect((await on.table())!.state).toBe('playing');
});

it('takes nothing for an invalid stake, a low balance, a lost response or a player who leaves', async () => {
  const ana = await join('ana');
  expect((await ana.call('join', { stake: 999 })).errorCode).toBe('round.bet.invalid');
  gateway.wallet.state.balance = 500;
  expect((await ana.enter()).response).toMatchObject({ errorCode: 'wallet.insufficient.balance', balance: 500 });
  expect(await ana.table()).toBeNull();
  gateway.wallet.state.balance = purse;
  gateway.fault = (call) => (call === 'bet' ? 'lost-response' : undefined);
  expect((await ana.enter()).response.errorCode).toBe('round.cancelled');
  gateway.fault = () => undefined;
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(purse), { timeout: 15_000 });
  const { joined, order, response } = await ana.enter();
  expect(response.table).toMatchObject({ id: joined.id, isReady: true });
  expect((await ana.call('ready', order)).table.isReady).toBe(true);
  expect(gateway.wallet.state.balance).toBe(purse - stake);
  expect((await ana.call('leave')).table).toBeNull();
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(purse), { timeout: 15_000 });
});

it('rejects a stake after the seat was released', async () => {
  const ana = await join('ana');
  const { id } = (await ana.call('join', { stake })).table as CardTableView;
  now += 16_000;
  await vi.waitFor(async () => expect(await ana.table()).toBeNull(), { timeout: 15_000 });
  expect((await ana.call('ready', { table: id, betId: randomUUID(), part: randomUUID() })).errorCode).toBe(
    'round.stale',
  );
  expect(gateway.wallet.bets.size).toBe(0);
});

it('continues an active hand after a restart, and returns the stakes of a hand that had not begun', async () => {
  const [ana, ben, eve] = [await join('ana'), await join('ben'), await join('eve')];
  const { joined } = await ana.enter();
  await ben.enter();
  const before = (await ana.table())!;
  await eve.enter();
  expect(gateway.wallet.state.balance).toBe(purse - 3 * stake);
  await provider.close();
  now += 3_600_000;
  provider = await startProvider();
  const [again, other] = [await join('ana'), await join('ben')];
  expect(await again.table()).toMatchObject({ id: joined.id, hand: before.hand, moves: [], state: 'playing' });
  expect(await (await join('eve')).table()).toBeNull();
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(purse - 2 * stake), { timeout: 15_000 });
  await playToEnd([again, other], joined.id);
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(purse - 2 * stake + prize), { timeout: 15_000 });
});

it('makes the moves of an absent player after a short time, and gives the full time back to a player who returns', async () => {
  const [ana, ben] = await Promise.all([join('ana'), join('ben')]);
  const { joined } = await ana.enter();
  await ben.enter();
  const anaBegins = (await ana.table())!.isMyTurn;
  const [player, other] = anaBegins ? [ana, ben] : [ben, ana];
  now += 21_000;
  await vi.waitFor(async () => expect((await other.table())?.isMyTurn).toBe(true), { timeout: 15_000 });
  expect((await other.table())?.opponent?.isAway).toBe(true);
  const view = (await other.table())!;
  await other.call('move', { table: joined.id, move: view.moves.length, cards: chooseCards(view) });
  const { table } = await player.call('present');
  expect(table).toMatchObject({ isAway: false, isMyTurn: true, turnEndsAt: now + 20_000 });
  expect((await other.table())?.opponent?.isAway).toBe(false);
});
