import { describe, expect, it } from 'vitest';
import { getRank } from '../../../engine/cards/playing-card.ts';
import { dealFrom } from './deal.ts';
import { drawFromShoe } from './shoe.ts';

/** Returns cards with the given points. For 0 points it returns a king. */
const cards = (...points: number[]): number[] => points.map((value) => (value === 0 ? 12 : value - 1));
const playsWith = (...points: number[]) => {
  const { player, banker, winner } = dealFrom(cards(...points));
  return [player.length, banker.length, winner];
};

describe('dealFrom', () => {
  it('deals no third card when the first two cards of a hand total eight or nine', () => {
    expect(playsWith(4, 1, 4, 2, 9, 9)).toEqual([2, 2, 'player']);
    expect(playsWith(1, 4, 1, 5, 9, 9)).toEqual([2, 2, 'banker']);
  });

  it('lets the banker draw the fifth card up to a total of five when the player stands', () => {
    expect(playsWith(3, 2, 3, 3, 4, 9)).toEqual([2, 3, 'banker']);
    expect(playsWith(3, 3, 3, 3, 4, 9)).toEqual([2, 2, 'tie']);
  });

  it.each([
    // Each row has the total of the banker's first two cards, and a list of points of the player's third card. For
    // these points, the banker also takes a third card.
    [3, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
    [4, [2, 3, 4, 5, 6, 7]],
    [5, [4, 5, 6, 7]],
    [6, [6, 7]],
    [7, []],
  ])('lets a banker with %i draw if the third card of the player is one of %j', (total, drawsTo) => {
    const drawingThirdCards = Array.from({ length: 10 }, (_, third) => third).filter(
      (third) => dealFrom(cards(0, 0, 0, total, third, 0)).banker.length === 3,
    );
    expect(drawingThirdCards).toEqual(drawsTo);
  });

  it('detects a pair by the rank of the first two cards, not by their points', () => {
    expect(dealFrom([12, 11, 25, 10, 0, 0])).toMatchObject({ isPlayerPair: true, isBankerPair: false });
  });
});

describe('drawFromShoe', () => {
  it('deals each card of the shoe once', () => {
    const first = drawFromShoe({ range: 2 ** 32, next: () => 0 }, 416);
    expect(Array.from({ length: 13 }, (_, rank) => first.filter((card) => getRank(card) === rank).length)).toEqual(
      Array.from({ length: 13 }, () => 32),
    );
    // This random source always selects the last card that is not yet dealt. Each draw moves another card to the end of
    // the shoe, so the test checks that a moved card is also dealt once.
    let index = 0;
    const last = drawFromShoe({ range: 2 ** 32, next: () => 415 - index++ }, 416);
    expect([...last].sort((a, b) => a - b)).toEqual(Array.from({ length: 416 }, (_, card) => Math.floor(card / 8)));
  });
});
