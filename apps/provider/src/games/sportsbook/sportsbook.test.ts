import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DrawInput } from '../../engine/rng/derivation.ts';
import { createSeededRandom } from '../../engine/rng/seeded-random.ts';
import { type FakeGateway, startFakeGateway } from '../../testing/fake-gateway.ts';
import { joinPlayer } from '../../testing/joined-player.ts';
import { createDataFolder, createTestProvider } from '../../testing/test-provider.ts';
import type { MatchView } from './matches/match-view.ts';
import type { SlipView } from './bets/slip-records.ts';
import { getRatingDifference, createMatchModel } from './rules/models/match-model.ts';
import { sportRules } from './rules/models/sport-rules.ts';
import { simulateMatch } from './rules/models/timeline.ts';
import { createSportsbook, type BoardView, type Quote } from './server.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-22T10:00:30Z');

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;
let now: number;
/**
 * `postponed` has the ids of the matches that are postponed. `scoring` has the ids of the matches in which the home
 * side scores every minute.
 */
let postponed: Set<string>;
let scoring: Set<string>;

/**
 * Creates the random source of a match. A match in `postponed` or `scoring` gets fixed random values. Any other match
 * gets seeded random values.
 */
const createRandomSource = (seed: string, draw: DrawInput) => {
  if (postponed.has(draw.roundId)) return { range: 2 ** 32, next: () => 0 };
  const seededRandom = createSeededRandom(seed, draw);
  let isFirst = true;
  if (!scoring.has(draw.roundId))
    return { range: seededRandom.range, next: () => (isFirst ? ((isFirst = false), 1) : seededRandom.next()) };
  return { range: 2 ** 32, next: () => (isFirst ? ((isFirst = false), 1) : 0) };
};

const startProvider = async (): Promise<FastifyInstance> => {
  const opened = createTestProvider({
    gatewayOrigin: gateway.origin,
    dataFolder,
    games: [createSportsbook()],
    now: () => now,
    createRandomSource,
  });
  await opened.ready();
  return opened;
};

beforeEach(async () => {
  gateway = await startFakeGateway();
  dataFolder = await createDataFolder();
  now = start;
  postponed = new Set();
  scoring = new Set();
  provider = await startProvider();
});
afterEach(async () => {
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

const join = async () => {
  const { opened, bearer } = await joinPlayer(provider);
  const post = async (url: string, payload: object) => {
    const response = await provider.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${bearer}` },
    });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    view: opened.body.view as BoardView,
    call: (name: string, request: object = {}) => post(`/api/call/${name}`, request),
    history: async () => (await post('/api/history', {})).body.rounds as SlipView[],
    proof: async (roundId: string) =>
      (await post('/api/proof', { roundId })).body as { seed: string | null; commitment: string },
  };
};

const upcoming = (view: BoardView, league = 'five-seas'): MatchView[] =>
  view.matches.filter((match) => match.league === league && match.status === 'upcoming');
const toSelection = (match: MatchView, outcome = 'home', market = match.markets[0]!.id) => ({
  match: match.id,
  market,
  outcome,
  price: match.markets[0]!.outcomes.find(({ id }) => id === outcome)!.price!,
});
const slip = (selections: object[], more: object = {}) => ({
  betId: randomUUID() as string,
  stake: 2000,
  acceptance: 'ask',
  selections,
  ...more,
});
const settledBets = async (player: Awaited<ReturnType<typeof join>>, count: number) => {
  await vi.waitFor(async () => expect(await player.history()).toHaveLength(count), { timeout: 15_000 });
  return player.history();
};

it('takes a single once, settles it by the match from its seed, pays it, and proves it', async () => {
  const player = await join();
  const [match] = upcoming(player.view);
  expect((await player.proof(match!.id)).seed).toBeNull();
  const { commitment } = await player.proof(match!.id);
  expect(match!.commitment).toBe(commitment);
  const order = slip([toSelection(match!)]);
  const [first, again] = await Promise.all([player.call('place', order), player.call('place', order)]);
  expect(first).toMatchObject({ status: 200, body: { bet: { state: 'open', stake: 2000 }, balance: 98_000 } });
  expect(again).toEqual(first);
  expect((await player.call('open')).body.bets).toHaveLength(1);
  expect(gateway.wallet.bets.size).toBe(1);
  expect((await player.call('place', { ...order, stake: 3000 })).body).toMatchObject({ errorCode: 'round.conflict' });

  now = match!.begins + hour;
  const [bet] = await settledBets(player, 1);
  const { seed } = await player.proof(match!.id);
  expect(createHash('sha256').update(Buffer.from(seed!, 'hex')).digest('hex')).toBe(commitment);
  const rules = sportRules.football;
  const { events } = simulateMatch(
    createMatchModel(rules, getRatingDifference(match!.home, match!.away)),
    rules,
    match!.begins,
    createRandomSource(seed!, { game: 'book', roundId: match!.id, clientPart: '' }),
  );
  const last = events.at(-1)!.state;
  const { body } = await player.call('match', { id: match!.id });
  expect(last).toMatchObject({ score: body.match.score });
  const hasWon = body.match.score.home > body.match.score.away;
  expect(bet).toMatchObject({
    state: hasWon ? 'won' : 'lost',
    payout: hasWon ? Math.floor((2000 * bet!.legs[0]!.price) / 100) : 0,
  });
  await vi.waitFor(() => expect(gateway.wallet.wins.size).toBe(1), { timeout: 15_000 });
  expect(gateway.wallet.state.balance).toBe(98_000 + bet!.payout!);
  expect((await player.call('place', order)).body.bet.state).toBe(bet!.state);
  expect(gateway.wallet.state.balance).toBe(98_000 + bet!.payout!);
});

it('returns a single on a postponed match, counts it as 1.00 in a multiple, and loses a bet with a lost leg', async () => {
  const player = await join();
  const [off, sure, other] = upcoming(player.view) as [MatchView, MatchView, MatchView];
  postponed.add(off.id);
  scoring.add(sure.id);
  await player.call('place', slip([toSelection(off)]));
  await player.call('place', slip([toSelection(off), toSelection(sure)]));
  await player.call('place', slip([toSelection(sure, 'away'), toSelection(other)]));
  expect(gateway.wallet.state.balance).toBe(94_000);
  now = sure.begins + hour;
  const bets = await settledBets(player, 3);
  const byState = Object.fromEntries(bets.map((bet) => [bet.state, bet]));
  expect(byState['void']).toMatchObject({ payout: 2000, legs: [{ result: 'void' }] });
  const won = byState['won']!;
  expect(won.legs.map(({ result }) => result)).toEqual(['void', 'won']);
  expect(won.payout).toBe(Math.floor((2000 * won.legs[1]!.price) / 100));
  expect(byState['lost']).toMatchObject({ payout: 0 });
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(94_000 + 2000 + won.payout!), { timeout: 15_000 });
  expect(gateway.wallet.rolledBack.size).toBe(1);
});

it('changes odds during a match, and accepts a changed price only if the player chose to accept such changes', async () => {
  const player = await join();
  const [match] = upcoming(player.view);
  scoring.add(match!.id);
  const seen = toSelection(match!, 'away');
  const quote = async (): Promise<Quote> => (await player.call('quote', { selections: [seen] })).body.quotes[0];
  expect(await quote()).toEqual({ status: 'open', price: seen.price });

  // The home side scores in the first minute, so bets are suspended. Later, the price of the away side is higher.
  now = match!.begins + 20_000;
  expect(await quote()).toMatchObject({ status: 'suspended' });
  expect((await player.call('place', slip([seen], { acceptance: 'any' }))).body.errorCode).toBe('book.suspended');
  now += 7000;
  const { status, price } = (await quote()) as { status: string; price: number };
  expect(status).toBe('open');
  expect(price).toBeGreaterThan(seen.price);
  expect((await player.call('place', slip([seen]))).body.errorCode).toBe('round.odds.changed');
  expect(
    (await player.call('place', slip([{ ...seen, price: price + 1 }], { acceptance: 'higher' }))).body.errorCode,
  ).toBe('round.odds.changed');
  expect(gateway.wallet.bets.size).toBe(0);
  expect((await player.call('place', slip([seen], { acceptance: 'higher' }))).body.bet.legs).toMatchObject([{ price }]);
  expect(
    (await player.call('place', slip([{ ...seen, price: price + 1 }], { acceptance: 'any' }))).body.bet.legs,
  ).toMatchObject([{ price }]);
  const live = (await player.call('board')).body.matches.find(({ id }: MatchView) => id === match!.id);
  expect(live).toMatchObject({ status: 'live', score: { home: 1, away: 0 }, clock: { minute: 1 }, isWhole: true });

  now = match!.begins + hour;
  expect(await quote()).toEqual({ status: 'closed' });
  expect((await player.call('place', slip([seen], { acceptance: 'any' }))).body.errorCode).toBe('round.closed');
});

it('rejects invalid slips and takes nothing', async () => {
  const player = await join();
  const [one, two] = upcoming(player.view) as [MatchView, MatchView];
  const codes = async (...orders: object[]) =>
    Promise.all(orders.map(async (order) => (await player.call('place', order)).body.errorCode));
  expect(await codes(slip([toSelection(one)], { stake: 999 }), slip([toSelection(one)], { stake: 600_000 }))).toEqual([
    'round.bet.invalid',
    'round.bet.invalid',
  ]);
  expect(await codes(slip([toSelection(one), toSelection(one, 'draw')]))).toEqual(['book.same.match']);
  expect(
    await codes(
      slip([{ ...toSelection(one), match: 'five-seas-9999999-0x' }]),
      slip([{ ...toSelection(one), market: 'constructor' }]),
      slip([{ ...toSelection(one), outcome: '__proto__' }]),
      slip([{ ...toSelection(one), market: 'winner' }]),
    ),
  ).toEqual(Array(4).fill('round.closed'));
  const bad = 'request.invalid';
  expect(
    await codes(
      {},
      slip([]),
      slip([toSelection(one)], { stake: 20.5 }),
      slip([toSelection(one)], { stake: -2000 }),
      slip([toSelection(one)], { betId: 'x' }),
      slip(Array(13).fill(toSelection(one))),
      slip([{ ...toSelection(one), price: 1e9 }]),
    ),
  ).toEqual(Array(7).fill(bad));
  const scores = (match: MatchView) => ({ match: match.id, market: 'score', outcome: '4-4', price: 15_000 });
  expect(await codes(slip([scores(one), scores(two)], { acceptance: 'any', stake: 500_000 }))).toEqual([
    'book.return.too.high',
  ]);
  gateway.wallet.state.balance = 1500;
  expect((await player.call('place', slip([toSelection(one)]))).body).toEqual({
    errorCode: 'wallet.insufficient.balance',
    balance: 1500,
  });
  gateway.wallet.state.balance = 100_000;
  gateway.wallet.state.isExpired = true;
  expect(await codes(slip([toSelection(one)]))).toEqual(['wallet.session.expired']);
  expect([gateway.wallet.bets.size, (await player.call('open')).body.bets]).toEqual([0, []]);
});

it('retries after a lost response, and takes nothing while the wallet is unavailable', async () => {
  const player = await join();
  const [match] = upcoming(player.view);
  gateway.fault = (call, nth) => (call === 'bet' && nth === 1 ? 'lost-response' : undefined);
  expect((await player.call('place', slip([toSelection(match!)]))).body).toMatchObject({ bet: { state: 'open' } });
  expect(gateway.wallet.state.balance).toBe(98_000);
  gateway.fault = (call) => (call === 'bet' ? 'lost-response' : undefined);
  const order = slip([toSelection(match!)]);
  expect((await player.call('place', order)).body.errorCode).toBe('round.cancelled');
  gateway.fault = () => undefined;
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(98_000), { timeout: 15_000 });
  expect((await player.call('place', order)).body.errorCode).toBe('round.cancelled');
  expect((await player.call('open')).body.bets).toHaveLength(1);
});

it('settles decided bets after a restart, with unchanged matches', async () => {
  const player = await join();
  const matches = upcoming(player.view).slice(0, 3);
  const commitments = await Promise.all(matches.map(({ id }) => player.proof(id)));
  for (const match of matches) await player.call('place', slip([toSelection(match)]));
  await provider.close();
  now = Math.max(...matches.map(({ begins }) => begins)) + hour;
  provider = await startProvider();
  const again = await join();
  const bets = await settledBets(again, 3);
  const paid = bets.reduce((sum, { payout = 0 }) => sum + payout, 0);
  await vi.waitFor(() => expect(gateway.wallet.wins.size).toBe(3), { timeout: 15_000 });
  expect(gateway.wallet.state.balance).toBe(94_000 + paid);
  for (const [index, match] of matches.entries())
    expect((await again.proof(match.id)).commitment).toBe(commitments[index]!.commitment);
});

it("lists live, upcoming and past matches of every league, with team names in the player's language", async () => {
  now = start + 20 * 60_000;
  const { view } = await join();
  for (const { id } of view.leagues)
    expect(view.matches.filter(({ league, status }) => league === id && status === 'upcoming').length).toBeGreaterThan(
      1,
    );
  const statuses = new Set(view.matches.map(({ status }) => status));
  expect(statuses).toContain('live');
  expect(statuses).toContain('ended');
  for (const match of view.matches) {
    expect(view.teams[match.home]).toBeTruthy();
    expect(match.markets.length > 0 || match.status !== 'upcoming').toBe(true);
  }
});
