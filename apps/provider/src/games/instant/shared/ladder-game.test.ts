import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../../testing/fake-gateway.ts';
import { joinPlayer } from '../../../testing/joined-player.ts';
import { createDataFolder, createTestProvider } from '../../../testing/test-provider.ts';

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;
/**
 * Random number that each draw gets. In Mines, the opened tile has a mine if this number is below the number of mines.
 */
let word = 20;

beforeEach(async () => {
  word = 20;
  gateway = await startFakeGateway();
  Object.assign(gateway.wallet.state, { category: 'INHOUSE', theme: 'mines' });
  dataFolder = await createDataFolder();
  provider = createTestProvider({
    gatewayOrigin: gateway.origin,
    dataFolder,
    createRandomSource: () => ({ range: 2 ** 32, next: () => word }),
  });
});
afterEach(async () => {
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

const join = async () => {
  const player = await joinPlayer(provider);
  let commitment: string = player.opened.body.commitment;
  return {
    ...player,
    send: async (play: object, roundId = randomUUID() as string) => {
      const response = await player.call('/api/play', { roundId, commitment, clientPart: 'page', play });
      commitment = response.body.next ?? response.body.commitment ?? commitment;
      return response;
    },
    /** Sends a request and repeats it, as a page does after a lost response. */
    sendTwice: async (play: object) => {
      const request = { roundId: randomUUID(), commitment, clientPart: 'page', play };
      const first = await player.call('/api/play', request);
      const repeated = await player.call('/api/play', request);
      commitment = first.body.next ?? first.body.commitment ?? commitment;
      return { first: first.body, repeated: repeated.body };
    },
  };
};
const sumWins = (): number => [...gateway.wallet.wins.values()].reduce((sum, win) => sum + win, 0);
const start = { kind: 'start', bet: 1000, setup: 3 };
const cashOut = { kind: 'cashOut' };

it('pays a cash-out after two safe steps once, and ends the bet', async () => {
  const { send, table } = await join();
  expect((await send(start)).body).toMatchObject({ stake: 1000, win: 0, state: { bet: 1000, progress: [] } });
  await send({ kind: 'step', step: 4 });
  expect((await send({ kind: 'step', step: 9 })).body).toMatchObject({ stake: 0, state: { progress: [4, 9] } });
  // The bet of 1000 times the multiplier 0.97 × (25 × 24) ÷ (22 × 21). Two of 25 tiles are opened, and 22 tiles are
  // safe.
  expect((await send(cashOut)).body).toMatchObject({ win: 1259, state: null });
  expect((await send(cashOut)).body).toMatchObject({ errorCode: 'round.stale' });
  expect((await table()).body).toMatchObject({ balance: 100_000 - 1000 + 1259, state: null });
  expect(sumWins()).toBe(1259);
});

it('ends the bet without a win at a mine, and reveals all mines', async () => {
  const { send } = await join();
  await send(start);
  word = 0;
  const { body } = await send({ kind: 'step', step: 7 });
  expect(body).toMatchObject({ win: 0, state: null, outcome: { isSafe: false } });
  expect(body.outcome.reveal).toHaveLength(3);
  expect(body.outcome.reveal[0]).toBe(7);
  expect(sumWins()).toBe(0);
});

it('returns the stored result to a repeated start, step and cash-out, and takes and pays money once', async () => {
  const { sendTwice } = await join();
  for (const play of [start, { kind: 'step', step: 4 }, cashOut]) {
    const { first, repeated } = await sendTwice(play);
    expect([repeated.outcome, repeated.win], JSON.stringify(play)).toEqual([first.outcome, first.win]);
  }
  // The win is the bet of 1000 times the multiplier 0.97 × 25 ÷ 22. One of 25 tiles is opened, and 22 tiles are safe.
  expect([gateway.wallet.state.balance, sumWins()]).toEqual([99_000 + 1102, 1102]);
});

it.each([
  ['a second bet while one is running', [start], start, 'round.stale'],
  ['a cash-out before the first step', [start], cashOut, 'round.bet.invalid'],
  ['a field that is open', [start, { kind: 'step', step: 2 }], { kind: 'step', step: 2 }, 'round.bet.invalid'],
  ['a field that does not exist', [start], { kind: 'step', step: 25 }, 'round.bet.invalid'],
  ['a step without a bet', [], { kind: 'step', step: 2 }, 'round.stale'],
  ['a number of mines that is not offered', [], { ...start, setup: 24 }, 'round.bet.invalid'],
])('rejects %s', async (_title, before, play, errorCode) => {
  const { send } = await join();
  for (const each of before) await send(each);
  expect((await send(play)).body).toMatchObject({ errorCode });
});
