import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeGateway } from '../../testing/fake-gateway.ts';
import { startFakeGateway } from '../../testing/fake-gateway.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { joinTable } from '../../testing/table-player.ts';
import { createDataFolder, createTestProvider } from '../../testing/test-provider.ts';

type Player = Awaited<ReturnType<typeof joinTable>>;

const patience = { timeout: 15_000, interval: 10 };
/**
 * Random values that deal 7 and ace to the player, and 4 and 3 to the banker. The player wins 8 : 7. Each value is an
 * index among the remaining cards: the position in the shoe minus the number of cards that were dealt before.
 */
const playerWins = [19, 16, 13, 15, 30, 31].map((shoePosition, index) => shoePosition - index);
/** Random value in the middle of the range. It gives a crash point of 1.93×. */
const crashesAt193 = [2 ** 31];

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;
let clock: ReturnType<typeof createManualClock>;
let players: Player[];

const open = async (randomValues: readonly number[]): Promise<string> => {
  provider = createTestProvider({
    gatewayOrigin: gateway.origin,
    dataFolder,
    now: clock.now,
    after: clock.after,
    createRandomSource: () => {
      let index = 0;
      return { range: 2 ** 32, next: () => randomValues[index++] ?? 0 };
    },
  });
  return provider.listen({ port: 0, host: '127.0.0.1' });
};
const getOrigin = ({ server }: FastifyInstance): string =>
  `http://127.0.0.1:${(server.address() as { port: number }).port}`;
const join = async (origin: string, player: string): Promise<Player> => {
  const seated = await joinTable(origin, player);
  players.push(seated);
  await seated.phase('betting');
  return seated;
};
const playOut = async (player: Player, phases: readonly number[]): Promise<void> => {
  for (const [index, phase] of ['closed', 'running', 'result'].entries()) {
    clock.pass(phases[index] as number);
    await player.phase(phase);
  }
};
const baccaratPhases = [16_000, 1200, 12_000];
const settled = (balance: number) => vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(balance), patience);

beforeEach(async () => {
  gateway = await startFakeGateway();
  dataFolder = await createDataFolder();
  clock = createManualClock();
  players = [];
  Object.assign(gateway.wallet.state, { category: 'LIVE', theme: 'baccarat' });
});
afterEach(async () => {
  for (const player of players) player.leave();
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

describe('a shared table', () => {
  it('deals one round to all players, settles each bet through the wallet, and masks player names', async () => {
    const origin = await open(playerWins);
    const [anna, ben] = [await join(origin, 'anna'), await join(origin, 'ben')];
    expect(anna.round()?.roundId).toBe(ben.round()?.roundId);
    expect((await anna.bet({ spots: { player: 2000, tie: 1000 } })).body).toMatchObject({
      stake: 3000,
      balance: 97_000,
    });
    expect((await ben.bet({ spots: { banker: 5000 } })).status).toBe(200);
    await vi.waitFor(() => expect(anna.publicBets().length).toBe(2), patience);
    expect(JSON.stringify(anna.publicBets())).not.toContain('ben');
    await playOut(anna, baccaratPhases);
    expect(anna.round()).toMatchObject({
      outcome: { winner: 'player' },
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    await vi.waitFor(() => expect([anna.myBets()[0]?.payout, ben.myBets()[0]?.payout]).toEqual([4000, 0]), patience);
    await settled(100_000 - 3000 - 5000 + 4000);
    await vi.waitFor(() => expect([...gateway.wallet.wins.values()].sort()).toEqual([0, 4000]), patience);
    const history = await anna.call('/api/history');
    expect(history.body).toMatchObject({ rounds: [{ stake: 3000, win: 4000, number: 1 }] });
    expect((await ben.call('/api/proof', { roundId: anna.round()?.roundId })).body['betIds']).toHaveLength(2);
  });

  it('hides the seed while the round runs', async () => {
    const anna = await join(await open(playerWins), 'anna');
    clock.pass(16_000);
    await anna.phase('closed');
    clock.pass(1200);
    expect((await anna.phase('running')).seed).toBeNull();
    expect((await anna.call('/api/proof', { roundId: anna.round()?.roundId })).status).toBe(404);
  });

  it('takes a repeated bet once, and rejects bets that are not offered or above the limits', async () => {
    const anna = await join(await open(playerWins), 'anna');
    gateway.fault = (call, nth) => (call === 'bet' && nth === 1 ? 'lost-response' : undefined);
    const betId = randomUUID();
    const slip = { spots: { player: 1000 } };
    const responses = await Promise.all([
      anna.bet(slip, { betId }),
      anna.bet(slip, { betId }),
      anna.bet(slip, { betId }),
    ]);
    expect(responses.map(({ body }) => body['stake'])).toEqual([1000, 1000, 1000]);
    expect((await anna.bet({ spots: { banker: 1000 } }, { betId })).body).toEqual({ errorCode: 'round.conflict' });
    for (const spots of [
      {},
      { dealer: 1000 },
      { player: 1500 },
      { player: 1_001_000 },
      { player: 1_000_000 },
      { banker: 1_000_000, tie: 1_000_000 },
    ])
      expect((await anna.bet({ spots })).body, JSON.stringify(spots)).toEqual({ errorCode: 'round.bet.invalid' });
    for (const spots of [{ player: -1000 }, { player: 0.5 }, 'all', { player: '1000' }])
      expect((await anna.bet({ spots })).status).toBe(400);
    expect(gateway.wallet.bets.size).toBe(1);
    expect(anna.myBets()).toHaveLength(1);
  });

  it('rejects a bet after the close and a bet above the balance', async () => {
    const anna = await join(await open(playerWins), 'anna');
    gateway.wallet.state.balance = 1500;
    expect(await anna.bet({ spots: { player: 2000 } })).toEqual({
      status: 409,
      body: { errorCode: 'wallet.insufficient.balance', balance: 1500 },
    });
    clock.pass(16_000);
    expect((await anna.bet({ spots: { player: 1000 } })).body).toEqual({ errorCode: 'round.closed' });
    expect(gateway.wallet.bets.size).toBe(0);
  });

  it('rolls back a bet whose response was lost, and deals without it', async () => {
    const anna = await join(await open(playerWins), 'anna');
    gateway.fault = (call) => (call === 'bet' ? 'lost-response' : undefined);
    expect((await anna.bet({ spots: { player: 1000 } })).body['errorCode']).toBe('round.cancelled');
    await settled(100_000);
    await playOut(anna, baccaratPhases);
    expect(anna.myBets()).toEqual([]);
    expect(gateway.wallet.wins.size).toBe(0);
  });

  it('finishes a drawn round after a kill, and returns the bets of a round without a draw', async () => {
    const anna = await join(await open(playerWins), 'anna');
    await anna.bet({ spots: { player: 1000 } });
    clock.pass(16_000);
    await anna.phase('closed');
    clock.pass(1200);
    await anna.phase('running');
    await provider.close();
    const revived = await open(playerWins);
    await settled(101_000);

    const ben = await join(revived, 'ben');
    await ben.bet({ spots: { banker: 1000 } });
    await provider.close();
    await open(playerWins);
    await settled(101_000);
    await vi.waitFor(() => expect(gateway.wallet.rolledBack.size).toBe(1), patience);
  });
});

describe('a shared crash round', () => {
  const takeOff = async (player: Player): Promise<void> => {
    clock.pass(8000);
    await player.phase('closed');
    clock.pass(800);
    await player.phase('running');
  };
  const board = async (randomValues = crashesAt193): Promise<Player> => {
    Object.assign(gateway.wallet.state, { category: 'INHOUSE', theme: 'crash' });
    return join(await open(randomValues), 'anna');
  };
  const cashOut = (player: Player) =>
    player.call('/api/bets/act', { betId: player.myBets()[0]?.betId, act: { kind: 'cashOut' } });

  it('cashes out once at the server time, and hides the crash point before the end', async () => {
    const anna = await board();
    await anna.bet({ stake: 10_000, target: null });
    await takeOff(anna);
    expect(anna.round()).toMatchObject({ shown: null, outcome: null, endsAt: null, seed: null });
    expect((await cashOut(anna)).body).toEqual({ errorCode: 'round.closed' });
    clock.pass(4500);
    gateway.fault = (call, nth) => (call === 'win' && nth === 1 ? 'lost-response' : undefined);
    const [first, second] = await Promise.all([cashOut(anna), cashOut(anna)]);
    // The multiplier doubles every 9 seconds. After 4.5 seconds it is the square root of two, about 1.41.
    expect([first.body['payout'], second.body['payout']]).toEqual([14_100, 14_100]);
    clock.pass(30_000);
    await anna.phase('result');
    clock.pass(2000);
    await settled(104_100);
    expect((await cashOut(anna)).body).toMatchObject({ payout: 14_100 });
    // A response can also arrive so late that the next flight accepts bets already.
    const [{ betId } = { betId: '' }] = anna.myBets();
    clock.pass(10_000);
    await anna.phase('betting');
    const late = await anna.call('/api/bets/act', { betId, act: { kind: 'cashOut' } });
    expect(late.body).toMatchObject({ betId, payout: 14_100 });
    expect(gateway.wallet.state.balance).toBe(104_100);
  });

  it('pays a reached target when the player is offline, and nothing for a target past the crash point', async () => {
    const anna = await board();
    await anna.bet({ stake: 10_000, target: 150 });
    const ben = await join(getOrigin(provider), 'ben');
    await ben.bet({ stake: 10_000, target: 194 });
    await takeOff(anna);
    anna.leave();
    clock.pass(8700);
    await ben.phase('result');
    expect((await cashOut(ben)).body).toMatchObject({ payout: 0 });
    await settled(100_000 - 20_000 + 15_000);
    expect(ben.round()?.outcome).toBe(193);
  });

  it('accepts one bet per panel from two windows, and cancels it before the start', async () => {
    const anna = await board();
    const other = await join(getOrigin(provider), 'anna');
    const both = await Promise.all([anna.bet({ stake: 1000, target: null }), other.bet({ stake: 1000, target: null })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await vi.waitFor(() => expect(other.myBets()).toHaveLength(1), patience);
    expect((await other.call('/api/bets/cancel', { betId: other.myBets()[0]?.betId })).status).toBe(200);
    await settled(100_000);
    expect((await anna.bet({ stake: 2000, target: 100 })).status).toBe(400);
    expect((await anna.bet({ stake: 2000, target: null, panel: 3 })).status).toBe(400);
    await takeOff(anna);
    expect((await anna.bet({ stake: 1000, target: null })).body).toEqual({ errorCode: 'round.closed' });
  });

  it('accepts two bets per player, also at the same time, repeated and after a reload, and rejects a third', async () => {
    const anna = await board();
    const ids = [randomUUID(), randomUUID()] as const;
    const placeBoth = (player: Player) =>
      ids.map((betId, index) => player.bet({ stake: 1000, target: null, panel: index + 1 }, { betId }));
    const responses = await Promise.all([
      ...placeBoth(anna),
      ...placeBoth(anna),
      anna.bet({ stake: 3000, target: null, panel: 1 }),
      anna.bet({ stake: 3000, target: null, panel: 2 }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 409, 409]);
    const reloaded = await join(getOrigin(provider), 'anna');
    await vi.waitFor(
      () =>
        expect(
          reloaded
            .myBets()
            .map(({ betId }) => betId)
            .sort(),
        ).toEqual([...ids].sort()),
      patience,
    );
    for (const panel of [1, 2])
      expect((await reloaded.bet({ stake: 1000, target: null, panel })).body).toEqual({ errorCode: 'round.bets.full' });
    expect((await Promise.all(placeBoth(reloaded))).map(({ status }) => status)).toEqual([200, 200]);
    expect([gateway.wallet.bets.size, gateway.wallet.state.balance]).toEqual([2, 98_000]);
    const ben = await join(getOrigin(provider), 'ben');
    expect((await ben.bet({ stake: 1000, target: null, panel: 1 })).status).toBe(200);
    await vi.waitFor(() => expect(ben.publicBets()).toHaveLength(3), patience);
    expect(ben.publicBets().filter(({ betId }) => ids.includes(betId as never))).toHaveLength(2);
  });

  it('places the second bet while the wallet call of the first one runs', async () => {
    const anna = await board();
    const responses: Promise<{ readonly status: number }>[] = [];
    gateway.fault = (call) => {
      if (call === 'bet' && responses.length === 1) responses.push(anna.bet({ stake: 2000, target: null, panel: 2 }));
      return undefined;
    };
    responses.push(anna.bet({ stake: 1000, target: null, panel: 1 }));
    await vi.waitFor(() => expect(responses).toHaveLength(2), patience);
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('returns the stake of a repeated cancellation once, and only to its player', async () => {
    const anna = await board();
    const ben = await join(getOrigin(provider), 'ben');
    await anna.bet({ stake: 1000, target: null, panel: 1 });
    await anna.bet({ stake: 2000, target: null, panel: 2 });
    await vi.waitFor(() => expect(ben.publicBets()).toHaveLength(2), patience);
    const { betId } = ben.publicBets().find(({ stake }) => stake === 2000) ?? { betId: '' };
    const cancel = (player: Player) => player.call('/api/bets/cancel', { betId });
    expect((await cancel(ben)).status).toBe(404);
    const responses = await Promise.all([cancel(anna), cancel(anna)]);
    responses.push(await cancel(anna));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await cancel(ben)).status).toBe(404);
    await settled(99_000);
    expect(gateway.wallet.rolledBack.size).toBe(1);
    await vi.waitFor(() => expect(anna.myBets().map(({ stake }) => stake)).toEqual([1000]), patience);
    expect((await anna.bet({ stake: 5000, target: null, panel: 2 })).status).toBe(200);
  });

  it('cashes out each of two bets alone, and lists both in the history', async () => {
    const anna = await board();
    await anna.bet({ stake: 10_000, target: null, panel: 1 });
    await anna.bet({ stake: 20_000, target: 150, panel: 2 });
    await takeOff(anna);
    clock.pass(4500);
    expect((await cashOut(anna)).body['payout']).toBe(14_100);
    await vi.waitFor(() => expect(anna.publicBets().map(({ payout }) => payout)).toEqual([null, 14_100]), patience);
    clock.pass(30_000);
    await anna.phase('result');
    await vi.waitFor(() => expect(anna.myBets().map(({ payout }) => payout)).toEqual([14_100, 30_000]), patience);
    await settled(100_000 - 30_000 + 44_100);
    expect((await anna.call('/api/history')).body).toMatchObject({
      rounds: [{ outcome: 193, stake: 30_000, win: 44_100, bets: [{ payout: 14_100 }, { payout: 30_000 }] }],
    });
  });

  it('returns one of two bets after a kill, and pays the cashed-out one once', async () => {
    const anna = await board();
    await anna.bet({ stake: 10_000, target: null, panel: 1 });
    await anna.bet({ stake: 20_000, target: null, panel: 2 });
    await takeOff(anna);
    clock.pass(4500);
    expect((await cashOut(anna)).body['payout']).toBe(14_100);
    await provider.close();
    const revived = await join(await open(crashesAt193), 'anna');
    await settled(100_000 - 10_000 + 14_100);
    expect([gateway.wallet.rolledBack.size, gateway.wallet.wins.size]).toEqual([1, 1]);
    expect((await revived.call('/api/history')).body).toMatchObject({
      rounds: [{ outcome: null, isCutShort: true, stake: 10_000, win: 14_100, bets: [{ payout: 14_100 }] }],
    });
  });

  it('returns the stakes when the process is killed during the flight', async () => {
    const anna = await board();
    await anna.bet({ stake: 10_000, target: null });
    await takeOff(anna);
    await provider.close();
    const revived = await join(await open(crashesAt193), 'anna');
    await settled(100_000);
    expect(gateway.wallet.wins.size).toBe(0);
    expect((await revived.call('/api/history')).body).toMatchObject({ rounds: [{ isReturned: true, stake: 10_000 }] });
  });
});
