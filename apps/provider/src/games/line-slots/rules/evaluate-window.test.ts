import { describe, expect, it } from 'vitest';
import { evaluateWindow } from './evaluate-window.ts';
import { defaultMachine } from './default-machine.ts';
import type { SlotSymbol } from './machine.ts';

const stake = { lineBet: 5, multiplier: 1 };

/**
 * Converts three rows of symbols to columns, one for each reel. Spaces separate the symbols of a row. Most tests use
 * a different symbol in each row of the first reel, so that other lines win nothing.
 */
const toWindow = (top: string, middle: string, bottom: string): SlotSymbol[][] => {
  const cells = [top, middle, bottom].map((row) => row.split(' '));
  return [0, 1, 2, 3, 4].map((reel) => cells.map((row) => row[reel] as SlotSymbol));
};

describe('evaluateWindow', () => {
  it('pays three of a kind from the first reel on the middle line', () => {
    const { lineWins, win } = evaluateWindow(
      defaultMachine,
      toWindow('l2 l3 l4 l2 l3', 'h1 h1 h1 l1 l1', 'l3 l4 l2 l3 l4'),
      stake,
    );
    expect(lineWins).toEqual([{ line: 0, symbol: 'h1', count: 3, amount: 375 }]);
    expect(win).toBe(375);
  });

  it('counts wilds as any symbol, and pays only the longest run of a line', () => {
    const { lineWins } = evaluateWindow(
      defaultMachine,
      toWindow('l2 l3 l4 l2 l3', 'h2 wild h2 wild h2', 'l3 l4 l2 l3 l4'),
      stake,
    );
    expect(lineWins).toContainEqual({ line: 0, symbol: 'h2', count: 5, amount: 3000 });
    expect(lineWins.filter(({ line }) => line === 0)).toHaveLength(1);
  });

  it('pays nothing for a run that is interrupted or does not start on the first reel', () => {
    expect(
      evaluateWindow(defaultMachine, toWindow('l2 h1 h1 h1 h1', 'l3 l1 l4 l1 l1', 'l4 l1 l3 l1 l1'), stake).win,
    ).toBe(0);
    expect(
      evaluateWindow(defaultMachine, toWindow('h1 h1 l1 h1 h1', 'l3 l4 l1 l2 l2', 'l4 l3 l1 l3 l3'), stake).win,
    ).toBe(0);
  });

  it('pays scatters in any position on the total bet and awards free spins, without counting wilds as scatters', () => {
    const result = evaluateWindow(
      defaultMachine,
      toWindow('scatter l3 wild l2 l3', 'l1 scatter l2 l4 l4', 'l2 h1 l3 scatter l1'),
      stake,
    );
    expect(result.scatters).toEqual({ count: 3, amount: 2 * 20 * 5 });
    expect(result.freeSpinsAwarded).toBe(8);
    expect(
      evaluateWindow(defaultMachine, toWindow('scatter l3 wild l2 l3', 'l1 scatter l2 l4 l4', 'l2 h1 l3 h4 l1'), stake)
        .freeSpinsAwarded,
    ).toBe(0);
  });

  it('adds all lines and multiplies each amount', () => {
    const everywhere = toWindow('l4 l4 l4 l4 l4', 'l4 l4 l4 l4 l4', 'l4 l4 l4 l4 l4');
    const { lineWins, win } = evaluateWindow(defaultMachine, everywhere, { lineBet: 5, multiplier: 3 });
    expect(lineWins).toHaveLength(20);
    expect(win).toBe(20 * 60 * 5 * 3);
  });
});
