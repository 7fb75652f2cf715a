import { describe, expect, it } from 'vitest';
import type { CoupMark } from './roads.ts';
import { toBeadRoad, toBigRoad } from './roads.ts';

const winners: Readonly<Record<string, CoupMark['winner']>> = { B: 'banker', P: 'player', T: 'tie' };
const coups = (sequence: string): CoupMark[] =>
  [...sequence].map((code) => ({ winner: winners[code] ?? 'tie', isPlayerPair: false, isBankerPair: false }));
const getPositions = (sequence: string) => toBigRoad(coups(sequence)).map(({ column, row }) => `${column},${row}`);

describe('the bead road', () => {
  it('fills a column with six marks before it starts the next one', () => {
    expect(toBeadRoad(coups('BPTBPTB')).at(-1)).toMatchObject({ column: 1, row: 0, winner: 'banker' });
  });
});

describe('the big road', () => {
  it('continues a column while one side wins, and starts a new column for the other side', () => {
    expect(getPositions('BBPB')).toEqual(['0,0', '0,1', '1,0', '2,0']);
  });

  it('turns right at the bottom and at a cell that is already used', () => {
    expect(getPositions('BBBBBBBB')).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5']);
    expect(getPositions('BBBBBBBPPPPPPP').slice(7)).toEqual(['1,0', '1,1', '1,2', '1,3', '1,4', '2,4', '3,4']);
  });

  it('adds ties to the previous mark, and ties before the first winner to the first mark', () => {
    expect(toBigRoad(coups('TTBTP')).map(({ ties }) => ties)).toEqual([3, 0]);
    expect(toBigRoad(coups('TT'))).toEqual([]);
  });

  it('places at most one mark in a cell', () => {
    let state = 11;
    for (let shoe = 0; shoe < 40; shoe += 1) {
      const sequence = Array.from({ length: 70 }, () =>
        (state = (state * 75 + 74) % 65_537) % 3 === 0 ? 'P' : 'B',
      ).join('');
      const positions = getPositions(sequence);
      expect(new Set(positions).size).toBe(positions.length);
    }
  });
});
