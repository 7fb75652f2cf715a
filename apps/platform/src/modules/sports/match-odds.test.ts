import type { MatchOdds } from '@livery/contract/seamless/match-odds';
import { expect, it, vi } from 'vitest';
import { minutes } from '../../core/clock/durations.ts';
import { createManualClock } from '../../testing/test-platform.ts';
import { createOddsFinder } from './match-odds.ts';

const odds: MatchOdds = {
  match: 'm1',
  market: 'winner',
  outcomes: [
    { id: 'home', price: '1.85' },
    { id: 'away', price: '1.95' },
  ],
};

const createFinder = (listOdds?: () => Promise<readonly MatchOdds[]>, timeoutMs?: number) => {
  const clock = createManualClock();
  const onError = vi.fn();
  const provider = {
    vendors: ['BOOK'],
    launchUrl: () => new URL('https://games.example'),
    ...(listOdds && { listOdds }),
  };
  const find = createOddsFinder({
    clock,
    onError,
    findProvider: (vendor) => (vendor === 'BOOK' ? provider : undefined),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  return { find, clock, onError };
};

it('returns the odds by match, and reads them again after ten seconds', async () => {
  const listOdds = vi.fn(async () => [odds]);
  const { find, clock } = createFinder(listOdds);
  expect((await find('BOOK', ['m1', 'm2'])).get('m1')).toBe(odds);
  await find('BOOK', ['m1', 'm2']);
  expect(listOdds).toHaveBeenCalledTimes(1);
  clock.advance(10_001);
  await find('BOOK', ['m1', 'm2']);
  expect(listOdds).toHaveBeenCalledTimes(2);
});

it('returns no odds for an unknown vendor and a vendor without a sportsbook', async () => {
  const { find } = createFinder();
  expect((await find('BOOK', ['m1'])).size).toBe(0);
  expect((await find('OTHER', ['m1'])).size).toBe(0);
});

it('returns no odds and reports the error if the vendor fails, and does not wait for a slow vendor', async () => {
  const failing = createFinder(async () => Promise.reject(new Error('no route')));
  expect((await failing.find('BOOK', ['m1'])).size).toBe(0);
  expect(failing.onError).toHaveBeenCalledOnce();
  const slow = createFinder(() => new Promise(() => undefined), 10);
  expect((await slow.find('BOOK', ['m1'])).size).toBe(0);
});

it('does not call a vendor for one minute after a failure', async () => {
  const listOdds = vi.fn(async (): Promise<readonly MatchOdds[]> => [odds]);
  listOdds.mockRejectedValueOnce(new Error('no route'));
  const { find, clock, onError } = createFinder(listOdds);
  await find('BOOK', ['m1']);
  expect((await find('BOOK', ['m1', 'm2'])).size).toBe(0);
  clock.advance(minutes(1) - 1);
  expect((await find('BOOK', ['m1', 'm3'])).size).toBe(0);
  expect(listOdds).toHaveBeenCalledTimes(1);
  clock.advance(1);
  expect((await find('BOOK', ['m1', 'm3'])).get('m1')).toBe(odds);
  expect(listOdds).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledOnce();
});

it('does not wait for a vendor for one minute after a slow response', async () => {
  const listOdds = vi.fn(() => new Promise<readonly MatchOdds[]>(() => undefined));
  const { find, clock, onError } = createFinder(listOdds, 10);
  await find('BOOK', ['m1']);
  expect((await find('BOOK', ['m2'])).size).toBe(0);
  // The vendor is paused, so no second call was made and the caller did not wait.
  expect(listOdds).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledOnce();
  clock.advance(minutes(1));
  await find('BOOK', ['m2']);
  expect(listOdds).toHaveBeenCalledTimes(2);
});

it('ends the pause with the slow response, and returns its odds', async () => {
  let finish: (value: readonly MatchOdds[]) => void = () => undefined;
  const listOdds = vi.fn(() => new Promise<readonly MatchOdds[]>((resolve) => (finish = resolve)));
  const { find } = createFinder(listOdds, 10);
  expect((await find('BOOK', ['m1'])).size).toBe(0);
  finish([odds]);
  await vi.waitFor(async () => expect((await find('BOOK', ['m1'])).get('m1')).toBe(odds));
  expect(listOdds).toHaveBeenCalledTimes(1);
});
