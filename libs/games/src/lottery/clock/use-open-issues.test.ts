import type { OpenedLottery } from '@livery/api/lottery';
import { expect, test } from 'vitest';
import { findAwaitedDraw } from './use-open-issues.ts';

const draw = Date.parse('2026-01-01T18:00:00Z');
const minute = 60_000;
const at = (minutes: number): string => new Date(draw + minutes * minute).toISOString();

/** Lottery with a draw each day, whose betting ends ten minutes before the draw. */
const createIssue = (lastDrawsAt: string | undefined) =>
  ({
    current: { numero: '2', opensAt: at(-10), closesAt: at(24 * 60 - 10), drawsAt: at(24 * 60) },
    last: lastDrawsAt === undefined ? null : { numero: '1', drawsAt: lastDrawsAt },
  }) as OpenedLottery;

test.each([
  ['between the end of betting and the draw', at(-24 * 60), -9, draw],
  ['after the draw, until its result has loaded', at(-24 * 60), 0.5, draw],
  ['no longer if the result is late', at(-24 * 60), 1, undefined],
  ['not if the result has loaded', at(0), 0.5, undefined],
  ['not for a lottery without an earlier draw', undefined, 0.5, undefined],
])('waits for the result of a draw %s', (_name, lastDrawsAt, minutes, awaited) => {
  expect(findAwaitedDraw(createIssue(lastDrawsAt), draw + minutes * minute)).toBe(awaited);
});
