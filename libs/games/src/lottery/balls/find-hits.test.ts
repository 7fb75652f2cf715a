import type { LotteryBet } from '@livery/api/lottery';
import { expect, test } from 'vitest';
import { lotteryBet } from '../../testing/lottery.ts';
import { findBetHits, findHits } from './find-hits.ts';

const digits = ['7', '3', '3', '0', '8'];

test.each([
  ['the picked digit at its place', 'place', '7,1||4||8', [0, 4]],
  ['big and odd at their places', 'sides', 'big|odd|||small', [0, 1]],
  ['the digits of a window in order', 'direct-middle3', '3|1|0', [1, 3]],
  ['the digits of a window in any order', 'any-back3', '0,8', [3, 4]],
  ['the digits of a group', 'group-60', '3|0,7,9', [0, 1, 2, 3]],
  ['no place for a bet on the sum', 'sum', 'small', []],
  ['nothing for a selection that does not fit', 'place', 'x', []],
])('marks %s', (_, method, selection, positions) => {
  expect([...findHits('SSC', { method, selection }, digits)]).toEqual(positions);
});

test('marks the cars and the dice, and no digit of a lottery with many prizes', () => {
  const order = ['4', '1', '10', '2', '3', '5', '6', '7', '8', '9'];
  expect([...findHits('PK10', { method: 'place', selection: '4|2|10|||||||' }, order)]).toEqual([0, 2]);
  expect([...findHits('FAST3', { method: 'two', selection: '2,5' }, ['2', '2', '6'])]).toEqual([0, 1]);
  expect([...findHits('VN_NORTH', { method: 'tail-digits', selection: '1|2' }, ['12345'])]).toEqual([]);
});

test.each([
  ['won', [0, 4]],
  ['lost', []],
  ['cancelled', []],
  ['void', []],
  ['open', [0, 4]],
])('marks the numbers of a bet in the state %s', (state, positions) => {
  const bet = { ...lotteryBet(state), method: 'place', selection: '7,1||4||8' } as LotteryBet;
  expect([...findBetHits(bet, digits)]).toEqual(positions);
});

test('does not mark the numbers of an open bet that loses with the result', () => {
  const bet = { ...lotteryBet('open'), method: 'direct-middle3', selection: '3|1|0' } as LotteryBet;
  expect([...findBetHits(bet, digits)]).toEqual([]);
});
