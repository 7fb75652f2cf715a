// @vitest-environment happy-dom
import { failure, success, type TestGateway } from '@livery/api/testing/test-gateway';
import {
  computeRandomness,
  deriveBeaconKey,
  getBeaconPublicKey,
  getDrawRound,
  signRound,
} from '@livery/lottery-rules/beacon';
import { hashLeaf, merklePath, merkleRoot, computeResult, hashSeed } from '@livery/lottery-rules/proof';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lotteryBet, lotteryBetIds, startLottery } from '../../testing/lottery.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DrawSheet } from './draw-sheet.tsx';

const seed = '0f'.repeat(32);
const myBet = { id: lotteryBetIds.won, method: 'place', selection: '7||||', stake: 200 };
const others = [myBet, { ...myBet, id: 'another' }, { ...myBet, id: 'third', stake: 500 }];
let gateway: TestGateway;

/** Creates a draw with a valid proof of its result. */
const fairDraw = async () => {
  const root = await merkleRoot(await Promise.all(others.map(hashLeaf)));
  const issue = { family: 'SSC' as const, code: 'SSC_1M', numero: '202611220901' };
  return {
    ...issue,
    drawsAt: '2026-11-22T08:01:00Z',
    closesAt: '2026-11-22T08:00:55Z',
    state: 'settled',
    betCount: others.length,
    beacon: null,
    seed,
    root,
    seedHash: await hashSeed(seed),
    result: [...(await computeResult({ ...issue, seed, root }))],
  };
};

const verify = async (change: object = {}, proof: object = {}) => {
  const draw = await fairDraw();
  gateway.reply('lotteryDraw', () => success({ ...draw, ...change }));
  const path = await merklePath(await Promise.all(others.map(hashLeaf)), 0);
  gateway.reply('lotteryBetProof', () => success({ ...myBet, path, ...proof }));
  await renderScreen(
    <DrawSheet code="SSC_1M" numero={draw.numero} bet={lotteryBet('won') as never} onClose={() => undefined} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Verify on this device' }));
  return [...(await screen.findByRole('status')).querySelectorAll('li')].map((finding) => [
    finding.dataset.valid,
    finding.textContent,
  ]);
};

beforeEach(() => void (gateway = startLottery()));
afterEach(cleanup);

test('verifies a fair draw: seed, bet and result', async () => {
  expect(await verify()).toEqual([
    ['true', 'The secret is the one that was fixed before.'],
    ['true', 'Your bet is among those that were frozen.'],
    ['true', 'The result follows from the secret and the bets.'],
  ]);
});

test('verifies the public randomness, and shows that the one of a demonstration proves nothing', async () => {
  const key = deriveBeaconKey(new Uint8Array(48).fill(5));
  const chain = { id: 'demonstration', publicKey: getBeaconPublicKey(key), genesisTime: 1_767_225_600, period: 3 };
  const { family, code, numero, root, closesAt } = await fairDraw();
  const round = getDrawRound(chain, new Date(closesAt).getTime());
  const signature = await signRound(key, round);
  const randomness = await computeRandomness(signature);
  const result = [...(await computeResult({ family, code, numero, seed, root, randomness }))];
  expect(await verify({ beacon: { chain, round, signature }, result })).toEqual([
    ['true', 'The secret is the one that was fixed before.'],
    ['true', 'The public randomness is that of the round fixed before, and its signature is valid.'],
    ['true', 'Your bet is among those that were frozen.'],
    ['true', 'The result follows from the secret and the bets.'],
  ]);
  expect(screen.getByText(`demonstration #${round}`)).toBeTruthy();
  expect(screen.getByText(signature)).toBeTruthy();
  expect(screen.getByText(/proves nothing about the operator/)).toBeTruthy();
});

test.each([
  ['another result', { result: ['0', '0', '0', '0', '0'] }, {}, ['true', 'true', 'false']],
  ['a hash other than the published one', { seedHash: 'a'.repeat(64) }, {}, ['false', 'true', 'true']],
  ['a bet of another stake', {}, { stake: 201 }, ['true', 'false', 'true']],
  ['a bet that was moved', {}, { path: [] }, ['true', 'false', 'true']],
  ['bets added after the close', { root: 'b'.repeat(64) }, {}, ['true', 'false', 'false']],
])('detects %s', async (_, change, proof, expectedHolds) => {
  expect((await verify(change, proof)).map(([isValid]) => isValid)).toEqual(expectedHolds);
});

test('shows only the hash before the draw, without seed or verification', async () => {
  const { seedHash, ...draw } = await fairDraw();
  gateway.reply('lotteryDraw', () =>
    success({ ...draw, seedHash, state: 'open', seed: null, root: null, result: null }),
  );
  await renderScreen(<DrawSheet code="SSC_1M" numero={draw.numero} onClose={() => undefined} />);
  expect(await screen.findByText(seedHash)).toBeTruthy();
  expect(screen.getByText('Waiting for the draw')).toBeTruthy();
  expect(screen.getByText('After the draw')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verify on this device' })).toBeNull();
});

test('shows each prize under its rank', async () => {
  const { seedHash, ...draw } = await fairDraw();
  const result = [
    '31415',
    '27182',
    '11111',
    '22222',
    ...Array.from({ length: 6 }, (_, at) => `3000${at}`),
    '4000',
    '4001',
    '4002',
    '4003',
    ...Array.from({ length: 6 }, (_, at) => `500${at}`),
    '600',
    '601',
    '602',
    '70',
    '71',
    '72',
    '73',
  ];
  gateway.reply('lotteryDraw', () => success({ ...draw, seedHash, family: 'VN_NORTH', code: 'VN_NORTH', result }));
  await renderScreen(<DrawSheet code="VN_NORTH" numero={draw.numero} onClose={() => undefined} />);
  const rows = within(await screen.findByRole('table', { name: 'All prizes' })).getAllByRole('row');
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Special prize',
    ...[1, 2, 3, 4, 5, 6, 7].map((rank) => `Prize ${rank}`),
  ]);
  expect(within(rows[0]!).getByRole('listitem').textContent).toBe('31415');
  expect(
    within(rows[7]!)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['70', '71', '72', '73']);
});

test('offers a retry for a draw that fails to load', async () => {
  gateway.reply('lotteryDraw', () => failure('system.busy'));
  await renderScreen(<DrawSheet code="SSC_1M" numero="202611220901" onClose={() => undefined} />);
  expect(await screen.findByText('The results did not load.')).toBeTruthy();
  const draw = await fairDraw();
  gateway.reply('lotteryDraw', () => success(draw));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(draw.seedHash)).toBeTruthy();
});
