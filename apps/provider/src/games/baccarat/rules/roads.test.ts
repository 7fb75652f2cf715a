import { describe, expect, it } from 'vitest';
import type { CoupMark } from './roads.ts';
import { beadRoad, bigRoad } from './roads.ts';

const coups = (letters: string): CoupMark[] =>
  [...letters].map((letter) => ({
    winner: letter === 'B' ? 'banker' : letter === 'P' ? 'player' : 'tie',
    isPlayerPair: false,
    isBankerPair: false,
  }));
const placesOf = (letters: string) => bigRoad(coups(letters)).map(({ column, row }) => `${column},${row}`);

describe('the bead road', () => {
  it('goes down six and on in the next column', () => {
    expect(beadRoad(coups('BPTBPTB')).at(-1)).toMatchObject({ column: 1, row: 0, winner: 'banker' });
  });
});

describe('the big road', () => {
  it('runs down while one side wins, and begins a column with the other', () => {
    expect(placesOf('BBPB')).toEqual(['0,0', '0,1', '1,0', '2,0']);
  });

  it('turns to the right at the bottom, and where another run lies in its way', () => {
    expect(placesOf('BBBBBBBB')).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5']);
    expect(placesOf('BBBBBBBPPPPPPP').slice(7)).toEqual(['1,0', '1,1', '1,2', '1,3', '1,4', '2,4', '3,4']);
  });

  it('strikes ties through the mark before them, early ones through the first', () => {
    expect(bigRoad(coups('TTBTP')).map(({ ties }) => ties)).toEqual([3, 0]);
    expect(bigRoad(coups('TT'))).toEqual([]);
  });

  it('puts no two marks in one place', () => {
    let state = 11;
    for (let shoe = 0; shoe < 40; shoe += 1) {
      const letters = Array.from({ length: 70 }, () =>
        (state = (state * 75 + 74) % 65_537) % 3 === 0 ? 'P' : 'B',
      ).join('');
      const places = placesOf(letters);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});
