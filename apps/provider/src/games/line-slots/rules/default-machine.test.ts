import { describe, expect, it } from 'vitest';
import { defaultMachine } from './default-machine.ts';
import { rows, symbols } from './machine.ts';

const { reels, lines, linePays } = defaultMachine;

describe('defaultMachine', () => {
  it('has twenty different lines within the window', () => {
    expect(new Set(lines.map((line) => line.join())).size).toBe(20);
    for (const line of lines) {
      expect(line).toHaveLength(reels.length);
      expect(line.every((row) => row >= 0 && row < rows)).toBe(true);
    }
  });

  it('has no wild on the first reel, so that the first symbol of a line is never a wild', () => {
    expect(reels[0]).not.toContain('wild');
    expect(reels.slice(1).every((strip) => strip.includes('wild'))).toBe(true);
  });

  it('has one scatter on each reel, and every symbol on at least one reel', () => {
    for (const strip of reels) expect(strip.filter((symbol) => symbol === 'scatter')).toHaveLength(1);
    expect(new Set(reels.flat())).toEqual(new Set(symbols));
  });

  it('pays integer line bets that increase with the length of the run', () => {
    for (const pays of Object.values(linePays)) {
      expect(pays.every(Number.isInteger)).toBe(true);
      expect([...pays].sort((a, b) => a - b)).toEqual([...pays]);
    }
  });
});
