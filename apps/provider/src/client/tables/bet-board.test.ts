import { beforeEach, describe, expect, it } from 'vitest';
import type { BetBoard } from './bet-board.ts';
import { createBetBoard, sumStakes } from './bet-board.ts';

let board: BetBoard;
beforeEach(() => {
  board = createBetBoard({ max: 5000, roundMax: 8000 });
});

describe('a bet board', () => {
  it('places chips, undoes them move by move, and clears them', () => {
    board.lay(['red'], 1000, 10_000);
    board.lay(['17', '34', '6'], 500, 10_000);
    expect(Object.fromEntries(board.staged())).toEqual({ red: 1000, 17: 500, 34: 500, 6: 500 });
    board.undo();
    expect(sumStakes(board.staged())).toBe(1000);
    board.clear();
    expect(board.staged().size).toBe(0);
    board.undo();
    expect(board.staged().size).toBe(0);
  });

  it('rejects a complete move above the balance, the spot limit or the round limit', () => {
    expect(board.lay(['red'], 1000, 999)).toBe('funds');
    expect(board.lay(['red'], 5000, 10_000)).toBeUndefined();
    expect(board.lay(['red'], 100, 10_000)).toBe('limit');
    expect(board.lay(['a', 'b', 'c', 'd'], 1000, 10_000)).toBe('limit');
    expect(board.double(10_000)).toBe('limit');
    expect(sumStakes(board.staged())).toBe(5000);
  });

  it('doubles staged and accepted chips', () => {
    board.setPlaced(new Map([['red', 1000]]));
    board.lay(['red'], 500, 10_000);
    expect(board.double(10_000)).toBeUndefined();
    expect(board.staged().get('red')).toBe(2000);
  });

  it('repeats only placed chips in the next round', () => {
    board.lay(['red'], 1000, 10_000);
    board.clear();
    board.setPlaced(new Map([['red', 1000]]));
    board.lay(['black'], 500, 10_000);
    expect(board.canRepeat()).toBe(false);
    board.nextRound();
    expect(board.staged().size).toBe(0);
    expect(board.canRepeat()).toBe(true);
    board.repeat(10_000);
    expect(Object.fromEntries(board.staged())).toEqual({ red: 1000 });
    // After a round without a bet, `repeat` still places the chips of the last round that had bets.
    board.nextRound();
    expect(board.canRepeat()).toBe(true);
  });
});
