import { pickFrom } from '../../shared/rules/pick-from.ts';
import { multiply, ratio } from '../../../../engine/math/ratio.ts';
import { randomInt } from '../../../../engine/rng/random-int.ts';
import type { LadderRules } from '../../shared/rules/ladder-rules.ts';
import { choose, returnShare } from '../../shared/rules/payout.ts';

/** Number of tiles. The board has five rows and five columns. */
export const tileCount = 25;
/** Numbers of mines that the player can choose. */
export const mineCounts = [1, 3, 5, 8, 12, 20] as const;

/** Indexes of the opened tiles (0 to 24), in the order in which the player opened them. */
export type MinesProgress = readonly number[];
/**
 * Indexes of all tiles with mines, which the page shows after the player has opened a mine. Empty after a safe tile.
 */
export type MinesReveal = readonly number[];

const listClosed = (opened: MinesProgress): number[] =>
  Array.from({ length: tileCount }, (_, tile) => tile).filter((tile) => !opened.includes(tile));

/**
 * Mines: each safe tile increases the win, and a mine ends the bet. Each step draws whether the opened tile has a mine.
 * The chances are the same as with mines that are placed before the first step. But the server stores no positions of
 * mines, so a response cannot reveal them.
 */
export const mines: LadderRules<number, number, MinesProgress, MinesReveal> = {
  isSetupOffered: (count) => (mineCounts as readonly number[]).includes(count),
  isStepOffered: (tile, opened) => tile >= 0 && tile < tileCount && !opened.includes(tile),
  start: () => [],
  take: (randomSource, { step: tile, progress, setup: count }) => {
    const isSafe = randomInt(tileCount - progress.length, randomSource) >= count;
    if (isSafe) return { isSafe, progress: [...progress, tile], reveal: [] };
    const others = listClosed(progress).filter((each) => each !== tile);
    return { isSafe, progress, reveal: [tile, ...pickFrom(others, count - 1, randomSource)] };
  },
  countSteps: (opened) => opened.length,
  getMultiplier: ({ length }, count) =>
    multiply(returnShare, ratio(choose(tileCount, length), choose(tileCount - count, length))),
  isTop: ({ length }, count) => length === tileCount - count,
};
