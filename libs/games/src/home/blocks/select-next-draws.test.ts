import type { LotteryEntry, OpenedLottery } from '@livery/api/lottery';
import { expect, test } from 'vitest';
import { selectNextDraws } from './select-next-draws.ts';

const entry = (code: string, everySeconds: number | null) => ({ code, everySeconds, nodeId: code }) as LotteryEntry;
const entries = [
  entry('slow', 300),
  entry('fast', 60),
  entry('fast', 60),
  entry('late', null),
  entry('early', null),
  entry('closed', null),
];
const open = new Map(
  ['slow', 'fast', 'late', 'early'].map((code): [string, OpenedLottery] => [
    code,
    { code, current: { drawsAt: code === 'late' ? '2026-01-02' : '2026-01-01' } } as OpenedLottery,
  ]),
);
const select = (count: number) => selectNextDraws(entries, open, count).map(({ code }) => code);

test('selects frequent lotteries and the next scheduled draws, each lottery once', () => {
  expect(select(2)).toEqual(['fast', 'early']);
  expect(select(4)).toEqual(['fast', 'slow', 'early', 'late']);
});

test('fills the places with the other kind if there are too few of one', () => {
  expect(selectNextDraws(entries.slice(0, 3), open, 4).map(({ code }) => code)).toEqual(['fast', 'slow']);
  expect(selectNextDraws(entries.slice(3), open, 4).map(({ code }) => code)).toEqual(['early', 'late']);
  expect(select(8)).toHaveLength(4);
});
