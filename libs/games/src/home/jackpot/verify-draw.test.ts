import { createHash, createHmac } from 'node:crypto';
import type { CompletedRound } from '@livery/api/rewards/jackpot';
import { expect, test } from 'vitest';
import { verifyDraw } from './verify-draw.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const seed = 'a seed that was fixed before';
const range = { holder: 'h', from: 0, to: 5 };
const root = sha256('leaf|h|0|5');

/**
 * Creates a round of the jackpot in which one member holds all tickets. Computes the winning ticket without the code
 * under test, so that an error in that code is found.
 */
const createRound = (): CompletedRound => {
  const ticket = createHmac('sha256', seed).update(`lualoc|1|${root}|5|0`).digest().readUIntBE(0, 6) % 5;
  return {
    number: 1,
    opensAt: '',
    closesAt: '',
    drawnAt: '',
    amount: '1.00',
    seedHash: sha256(seed),
    seed,
    root,
    tickets: 5,
    mine: null,
    winner: { name: 'a***b', ticket, range, proof: [] },
  };
};

test('verifies an honest draw', async () => {
  expect(await verifyDraw('lualoc', createRound())).toBe(true);
});

test.each([
  ['a seed that does not match the published hash', (round: CompletedRound) => ({ ...round, seed: 'another' })],
  [
    'another ticket',
    (round: CompletedRound) => ({ ...round, winner: { ...round.winner!, ticket: (round.winner!.ticket + 1) % 5 } }),
  ],
  [
    'a range that was not frozen',
    (round: CompletedRound) => ({ ...round, winner: { ...round.winner!, range: { ...range, holder: 'other' } } }),
  ],
  ['a root that was created later', (round: CompletedRound) => ({ ...round, root: sha256('later') })],
  ["another brand's draw", (round: CompletedRound) => ({ ...round, number: 2 })],
])('rejects %s', async (_, change) => {
  expect(await verifyDraw('lualoc', change(createRound()))).toBe(false);
});
