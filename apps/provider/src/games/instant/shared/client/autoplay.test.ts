import { describe, expect, it } from 'vitest';
import { addRound, canGoOn, startAutoplay } from './autoplay.ts';

const limits = { rounds: 3, maxLoss: 250, maxWin: 1000, steps: 0 };
const bet = 100;

describe('autoplay', () => {
  it('ends after its number of rounds', () => {
    const progress = [0, 0, 0].reduce((each) => addRound(each, bet, bet), startAutoplay(limits));
    expect(canGoOn(startAutoplay(limits), limits, bet)).toBe(true);
    expect(canGoOn(progress, limits, bet)).toBe(false);
  });

  it('ends before a bet whose loss would exceed the max loss', () => {
    const once = addRound(startAutoplay(limits), bet, 0);
    const twice = addRound(once, bet, 0);
    expect(canGoOn(once, limits, bet)).toBe(true);
    expect(canGoOn(twice, limits, bet)).toBe(false);
  });

  it('ends when the win is reached, and only then', () => {
    const won = addRound(startAutoplay(limits), bet, 1100);
    expect(canGoOn(won, limits, bet)).toBe(false);
    expect(canGoOn(won, { ...limits, maxWin: null }, bet)).toBe(true);
  });
});
