import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { redraw, isCommitted } from '../../client/fairness/verify-draw.ts';
import type { FakeGateway } from '../../testing/fake-gateway.ts';
import { startFakeGateway } from '../../testing/fake-gateway.ts';
import { createLivePlayer } from '../../testing/live-player.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createDataFolder, createTestProvider } from '../../testing/test-provider.ts';
import type { RandomSource } from '../rng/random-int.ts';
import { randomInt } from '../rng/random-int.ts';
import type { TableGame } from './table-game.ts';
import { tableGame } from './table-game.ts';
import { tableLimits } from '../limits/limits.ts';
import { GameError, GameErrorCode } from '../game-error.ts';

const draw = (randomSource: RandomSource) => ({ isHeads: randomInt(2, randomSource) === 0 });

const runMs = 300;

/** A shared table with a coin toss. A cash-out during the toss returns the stake. */
const coin = (more: Partial<TableGame> = {}): TableGame => ({
  ...tableGame({
    id: 'coin',
    rtpPercent: '100.00',
    limits: tableLimits,
    phases: { betting: 1500, closed: 20, result: 100 },
    bet: z.object({ isHeads: z.boolean(), amount: z.int() }),
    stake: ({ amount }, { limits, placed }) => {
      const before = placed.reduce((sum, { stake }) => sum + stake, 0);
      if (amount < limits.min || before + amount > limits.max) throw new GameError(GameErrorCode.BetInvalid);
      return amount;
    },
    draw,
    runMs: () => runMs,
    settle: (bet, stake, outcome) => (bet.isHeads === outcome.isHeads ? stake * 2 : 0),
    shownWhileRunning: () => null,
    action: { request: z.object({ isOut: z.literal(true) }), settle: ({ stake }: { stake: number }) => stake },
  }),
  ...more,
});

/**
 * Duration in milliseconds of the phase before each phase. For example, the key `running` contains the duration of
 * the phase `closed`.
 */
const durationBefore = { closed: coin().phases.betting, running: coin().phases.closed, result: runMs };

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;
let clock: ReturnType<typeof createManualClock>;
const stops: (() => void)[] = [];

const open = async (game: TableGame = coin()): Promise<void> => {
  const { now, after } = clock;
  provider = createTestProvider({ gatewayOrigin: gateway.origin, dataFolder, games: [game], now, after });
  await provider.listen({ port: 0, host: '127.0.0.1' });
};
const join = async () => {
  const player = await createLivePlayer(provider);
  stops.push(player.stop);
  return player;
};
type Phase = keyof typeof durationBefore;

/**
 * Advances the round through the given phases in order. For each phase, moves the clock to the end of the previous
 * phase, and waits until the round is in the new phase.
 */
const advance = async (player: Awaited<ReturnType<typeof join>>, roundId: string, ...phases: readonly Phase[]) => {
  for (const phase of phases) {
    clock.pass(durationBefore[phase]);
    await player.phase(phase, roundId);
  }
};

beforeEach(async () => {
  clock = createManualClock();
  gateway = await startFakeGateway();
  dataFolder = await createDataFolder();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

describe('a table game', () => {
  it('takes bets of several players, settles them by one outcome, and returns a valid proof', async () => {
    await open();
    const [ana, ben] = [await join(), await join()];
    const round = await ana.phase('betting');
    expect((await ben.phase('betting')).roundId).toBe(round.roundId);
    const placed = await Promise.all([
      ana.bet(round.roundId, { isHeads: true, amount: 1000 }),
      ben.bet(round.roundId, { isHeads: false, amount: 1000 }),
      ben.bet(round.roundId, { isHeads: true, amount: 500 }),
    ]);
    expect(placed.map(({ status }) => status)).toEqual([200, 200, 200]);
    // The fake wallet has only one player. Both pages belong to this player, so both show the same bets.
    for (const page of [ana, ben]) await vi.waitFor(() => expect(page.last('mine').bets).toHaveLength(3));
    await advance(ana, round.roundId, 'closed', 'running', 'result');
    const result = await ana.phase('result', round.roundId);
    const outcome = result.outcome as { isHeads: boolean };
    expect(
      ana.receivedEvents
        .filter((event) => event.round?.roundId === round.roundId && event.round.phase !== 'result')
        .every((event) => event.round?.seed === null && event.round.outcome === null),
    ).toBe(true);
    const won = outcome.isHeads ? 3000 : 2000;
    await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(100_000 - 2500 + won));
    const proof = (await ana.call('/api/proof', { roundId: round.roundId })).body;
    expect(await isCommitted(proof, proof.betIds)).toBe(true);
    expect(proof.commitment).toBe(round.commitment);
    expect(await redraw(proof, draw)).toEqual(outcome);
    const { rounds } = (await ben.call('/api/history')).body;
    expect(rounds[0]).toMatchObject({ roundId: round.roundId, stake: 2500, win: won, outcome });
  });

  it('returns a cancelled bet during betting, and settles a cash-out once while the round runs', async () => {
    await open(coin({ settle: () => 0 }));
    const ana = await join();
    const { roundId } = await ana.phase('betting');
    const undone = (await ana.bet(roundId, { isHeads: true, amount: 1000 })).body.betId;
    const activeBetId = (await ana.bet(roundId, { isHeads: true, amount: 2000 })).body.betId;
    expect((await ana.call('/api/bets/act', { betId: activeBetId, act: { isOut: true } })).body).toMatchObject({
      errorCode: 'round.closed',
    });
    expect((await ana.call('/api/bets/cancel', { betId: undone })).body).toMatchObject({ balance: 98_000 });
    await advance(ana, roundId, 'closed', 'running');
    const outs = await Promise.all(
      [1, 2].map(() => ana.call('/api/bets/act', { betId: activeBetId, act: { isOut: true } })),
    );
    expect(outs.map(({ body }) => body.payout)).toEqual([2000, 2000]);
    await advance(ana, roundId, 'result');
    await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(100_000));
    expect([...gateway.wallet.wins.values()]).toEqual([2000]);
  });

  it('returns a bet whose wallet response came after the bets were frozen', async () => {
    await open();
    gateway.fault = (call, nth) => (call === 'bet' && nth === 1 ? 'slow' : undefined);
    const ana = await join();
    const { roundId } = await ana.phase('betting');
    const lateResponse = ana.bet(roundId, { isHeads: true, amount: 1000 });
    await vi.waitFor(() => expect(gateway.calls).toContain('bet'));
    await advance(ana, roundId, 'closed', 'running');
    gateway.release();
    expect((await lateResponse).body).toMatchObject({ errorCode: 'round.closed' });
    await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(100_000));
    await advance(ana, roundId, 'result');
    const result = await ana.phase('result', roundId);
    expect(result.outcome).not.toBeNull();
  });
});
