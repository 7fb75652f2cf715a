import { ratio, type Ratio } from '../../../../engine/math/ratio.ts';
import type { DrawRules } from '../../shared/rules/draw-rules.ts';
import { choose, completeTable, hundredths, zero } from '../../shared/rules/payout.ts';
import { pickFrom } from '../../shared/rules/pick-from.ts';

export const numberCount = 40;
export const ballCount = 10;
export const maxPicks = 8;

/**
 * Multipliers in hundredths. The row index is the number of picks (numbers that the player chose), and the column index
 * is the number of hits (picks among the drawn balls). Each `null` is replaced by the multiplier with which the RTP
 * (return to player) of the row is exactly 97 %.
 */
const prizes: readonly (readonly (number | null)[])[] = [
  [],
  [0, null],
  [0, 0, null],
  [0, 0, null, 4700],
  [0, 0, null, 960, 11_000],
  [0, 0, null, 370, 2700, 32_000],
  [0, 0, 0, null, 1400, 8100, 110_000],
  [0, 0, 0, null, 600, 3000, 24_000, 240_000],
  [0, 0, 0, null, 480, 1400, 9700, 60_000, 600_000],
];

/** Returns the chance that exactly `hits` of the `picks` numbers of the player are among the ten drawn balls. */
export const getHitChance = (picks: number, hits: number): Ratio =>
  ratio(choose(ballCount, hits) * choose(numberCount - ballCount, picks - hits), choose(numberCount, picks));

const createTable = (row: readonly (number | null)[], picks: number): readonly Ratio[] => {
  if (picks === 0) return [];
  const multipliers = row.map((value) => (value === null ? undefined : hundredths(value)));
  const open = completeTable(
    multipliers.map((multiplier, hits) => ({ chance: getHitChance(picks, hits), multiplier })),
  );
  return multipliers.map((multiplier) => multiplier ?? open);
};

/**
 * Multipliers by number of picks and number of hits. For example, `kenoTables[3][2]` is the multiplier for two hits
 * with three picks.
 */
export const kenoTables: readonly (readonly Ratio[])[] = prizes.map(createTable);

export const countHits = (balls: readonly number[], picks: readonly number[]): number =>
  picks.filter((pick) => balls.includes(pick)).length;

/**
 * Keno: the player picks up to eight of forty numbers, and ten of the numbers are drawn as balls. The prize depends on
 * how many of the picked numbers are drawn.
 */
export const keno: DrawRules<readonly number[], readonly number[]> = {
  isOffered: (picks) =>
    picks.length > 0 &&
    picks.length <= maxPicks &&
    new Set(picks).size === picks.length &&
    picks.every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= numberCount),
  draw: (randomSource) =>
    pickFrom(
      Array.from({ length: numberCount }, (_, index) => index + 1),
      ballCount,
      randomSource,
    ),
  getMultiplier: (balls, picks) => kenoTables[picks.length]?.[countHits(balls, picks)] ?? zero,
};
