import { expect, it } from 'vitest';
import type { TableRoundView } from '../../../engine/table/table-views.ts';
import { getQueuedBetStep, queueBet } from './queued-bet.ts';

const queuedAt = 1_000_000;
const queued = queueBet({ stake: 100, target: null, panel: 1 }, { number: 7 }, queuedAt);
const step = (number: number, phase: TableRoundView['phase'], { startedAt = queuedAt + 5000, delay = 0 } = {}) =>
  getQueuedBetStep(
    queued,
    { number, phase, startedAt, closesAt: startedAt + 8000 } as TableRoundView,
    startedAt + 1000 + delay,
  );

it('waits until the current flight is over, and places the bet when the next flight accepts bets', () => {
  expect([step(7, 'running'), step(7, 'result'), step(7, 'cancelled'), step(8, 'betting')]).toEqual([
    'wait',
    'wait',
    'wait',
    'place',
  ]);
});

it('misses a flight that no longer accepts bets, a later flight and a table that counts again from the start', () => {
  expect([step(8, 'closed'), step(8, 'running'), step(8, 'betting', { delay: 7000 }), step(9, 'betting')]).toEqual([
    'missed',
    'missed',
    'missed',
    'missed',
  ]);
  expect(step(1, 'betting')).toBe('missed');
});

it('misses a flight that starts much later, because the table was empty', () => {
  expect(step(8, 'betting', { startedAt: queuedAt + 90_000 })).toBe('place');
  expect(step(8, 'betting', { startedAt: queuedAt + 3_600_000 })).toBe('missed');
});
