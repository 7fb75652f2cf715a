import { newGameDays } from '@livery/contract/constants';
import { describe, expect, it } from 'vitest';
import { days } from '../../../core/clock/durations.ts';
import type { Game, Snapshot } from './catalogue-snapshot.ts';
import { createGameFigures, findNextNewEnd } from './game-figures.ts';

const now = new Date('2026-11-20T08:00:00Z');
const daysAgo = (count: number): Date => new Date(now.getTime() - days(count));

const game = (nodeId: string, listedAt: Date | null, more: Partial<Game> = {}) =>
  ({ nodeId, listedAt, minBet: 20, minBets: {}, ...more }) as Game;
const createSnapshot = (games: readonly Game[], brandListings: Record<string, Record<string, Date | null>> = {}) =>
  ({
    games: new Map(games.map((each) => [each.nodeId, each])),
    brandListings: new Map(
      Object.entries(brandListings).map(([nodeId, listings]) => [nodeId, new Map(Object.entries(listings))]),
    ),
  }) as Partial<Snapshot> as Snapshot;
const createFigures = (snapshot: Snapshot, code = 'one', currency = 'PHP') =>
  createGameFigures({ merchant: { code, currency }, snapshot, hot: [game('hot', null)], now });

describe('the figures of a game', () => {
  it('is new in the first days after it was listed, and old if the time is unknown', () => {
    const { isNew } = createFigures(createSnapshot([]));
    expect(isNew(game('a', now))).toBe(true);
    expect(isNew(game('a', new Date(daysAgo(newGameDays).getTime() + 1)))).toBe(true);
    expect(isNew(game('a', daysAgo(newGameDays)))).toBe(false);
    expect(isNew(game('a', null))).toBe(false);
  });

  it('is new at a brand that began to list it later, and not at another brand', () => {
    const old = game('a', daysAgo(400));
    const snapshot = createSnapshot([old], { a: { one: daysAgo(1), two: null } });
    expect(createFigures(snapshot, 'one').isNew(old)).toBe(true);
    expect(createFigures(snapshot, 'two').isNew(old)).toBe(false);
    expect(createFigures(snapshot, 'two').isNew(game('a', daysAgo(1)))).toBe(false);
  });

  it('has the minimum stake of the currency, or of all other currencies', () => {
    const priced = game('a', null, { minBets: { PHP: 200, VND: 100_000 } });
    const snapshot = createSnapshot([priced]);
    expect(createFigures(snapshot, 'one', 'PHP').getMinBet(priced)).toBe(200);
    expect(createFigures(snapshot, 'one', 'VND').getMinBet(priced)).toBe(100_000);
    expect(createFigures(snapshot, 'one', 'AED').getMinBet(priced)).toBe(20);
  });

  it('is hot only if it belongs to the hot games', () => {
    const { isHot } = createFigures(createSnapshot([]));
    expect([isHot(game('hot', null)), isHot(game('other', null))]).toEqual([true, false]);
  });
});

describe('findNextNewEnd', () => {
  it('returns the earliest time at which a new game becomes old, at any brand', () => {
    const games = [game('a', daysAgo(3)), game('b', daysAgo(90)), game('c', null), game('d', daysAgo(1))];
    expect(findNextNewEnd(createSnapshot(games), now)).toBe(now.getTime() + days(newGameDays - 3));
    expect(findNextNewEnd(createSnapshot(games, { b: { one: daysAgo(10) } }), now)).toBe(
      now.getTime() + days(newGameDays - 10),
    );
  });

  it('returns Infinity without new games', () => {
    expect(findNextNewEnd(createSnapshot([game('a', null), game('b', daysAgo(newGameDays))]), now)).toBe(Infinity);
  });
});
