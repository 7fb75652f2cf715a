import { describe, expect, it } from 'vitest';
import { defaultMachine } from './default-machine.ts';
import { rows, symbols } from './machine.ts';

const { reels, lines, linePays } = defaultMachine;

describe('houseMachine', () => {
  it('has twenty different lines that stay inside the window', () => {
    expect(new Set(lines.map((line) => line.join())).size).toBe(20);
    for (const line of lines) {
      expect(line).toHaveLength(reels.length);
      expect(line.every((row) => row >= 0 && row < rows)).toBe(true);
    }
  });

  it('keeps wilds off the first reel, so that a line is named by its first symbol', () => {
    expect(reels[0]).not.toContain('wild');
    expect(reels.slice(1).every((strip) => strip.includes('wild'))).toBe(true);
  });

  it('shows at most one scatter a reel and puts every symbol on some reel', () => {
    for (const strip of reels) expect(strip.filter((symbol) => symbol === 'scatter')).toHaveLength(1);
    expect(new Set(reels.flat())).toEqual(new Set(symbols));
  });

  it('pays whole line bets that grow with the run', () => {
    for (const pays of Object.values(linePays)) {
      expect(pays.every(Number.isInteger)).toBe(true);
      expect([...pays].sort((a, b) => a - b)).toEqual([...pays]);
    }
  });
});
