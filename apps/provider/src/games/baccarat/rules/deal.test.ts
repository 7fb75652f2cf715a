import { describe, expect, it } from 'vitest';
import { getRank, drawFromShoe } from '../../../engine/cards/playing-card.ts';
import { dealFrom } from './deal.ts';

/** Cards by their points, ten as a zero. */
const cards = (...points: number[]): number[] => points.map((value) => (value === 0 ? 12 : value - 1));
const playsWith = (...points: number[]) => {
  const { player, banker, winner } = dealFrom(cards(...points));
  return [player.length, banker.length, winner];
};

describe('dealFrom', () => {
  it('stops at a natural', () => {
    expect(playsWith(4, 1, 4, 2, 9, 9)).toEqual([2, 2, 'player']);
    expect(playsWith(1, 4, 1, 5, 9, 9)).toEqual([2, 2, 'banker']);
  });

  it('lets the banker draw to five when the player stands, with the fifth card', () => {
    expect(playsWith(3, 2, 3, 3, 4, 9)).toEqual([2, 3, 'banker']);
    expect(playsWith(3, 3, 3, 3, 4, 9)).toEqual([2, 2, 'tie']);
  });

  it.each([
    // [banker's two, points of the player's third that make the banker draw]
    [3, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
    [4, [2, 3, 4, 5, 6, 7]],
    [5, [4, 5, 6, 7]],
    [6, [6, 7]],
    [7, []],
  ])('a banker of %i draws to a third card of %j', (total, drawsTo) => {
    const drawingThirdCards = Array.from({ length: 10 }, (_, third) => third).filter(
      (third) => dealFrom(cards(0, 0, 0, total, third, 0)).banker.length === 3,
    );
    expect(drawingThirdCards).toEqual(drawsTo);
  });

  it('sees a pair by the rank of the first two, not by their points', () => {
    expect(dealFrom([12, 11, 25, 10, 0, 0])).toMatchObject({ isPlayerPair: true, isBankerPair: false });
  });
});

describe('topOfShoe', () => {
  it('deals no card of the shoe twice', () => {
    const first = drawFromShoe({ range: 2 ** 32, next: () => 0 }, 416);
    expect(Array.from({ length: 13 }, (_, rank) => first.filter((card) => getRank(card) === rank).length)).toEqual(
      Array.from({ length: 13 }, () => 32),
    );
    // Always the last card of those left: the shoe from behind, each of eight decks once.
    let index = 0;
    const last = drawFromShoe({ range: 2 ** 32, next: () => 415 - index++ }, 416);
    expect([...last].sort((a, b) => a - b)).toEqual(Array.from({ length: 416 }, (_, card) => Math.floor(card / 8)));
  });
});
