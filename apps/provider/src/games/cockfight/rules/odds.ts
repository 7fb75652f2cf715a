import { ratio, toPercent, type Ratio } from '../../../engine/math/ratio.ts';

/** Corner of the red rooster (`meron`), of the blue rooster (`wala`), or a fight without a winner (`draw`). */
export const sides = ['meron', 'draw', 'wala'] as const;
export type Side = (typeof sides)[number];

/** Chances of a fight in thousandths. Their sum is `totalWeight`. */
export type Matchup = Readonly<Record<Side, number>>;

export const totalWeight = 1000;
const drawWeight = 105;

/** Chances of Meron in the fights, in thousandths. Either corner can have the favourite. */
const meronWeights = [447, 483, 415, 498, 432, 461, 397, 470] as const;

/**
 * Distance in `meronWeights` between two consecutive fights. It has no common divisor with the number of weights, so
 * each weight occurs once in eight fights.
 */
const stride = 3;

/** Returns the chances of a fight. They depend only on the number of the fight, which is known before the bets. */
export const getMatchup = (number: number): Matchup => {
  const meron = meronWeights[(number * stride) % meronWeights.length] as number;
  return { meron, draw: drawWeight, wala: totalWeight - drawWeight - meron };
};

/** Numbers of fights with all different chances. */
export const matchupNumbers: readonly number[] = meronWeights.map((_, number) => number);

/** Decimal odds in hundredths. For example, 188 pays 1.88 for a stake of 1, and the 1.88 include the stake. */
export type OddsHundredths = number;

/** A draw pays eight to one. */
const drawOdds = 900;
/** Intended RTP (return to player) of a bet on a corner, in thousandths. */
const cornerReturn = 950;

/**
 * Computes the odds of a bet, rounded down to hundredths. A draw returns the stake of a bet on a corner, so the odds of
 * a corner contain only the rest of the return.
 */
export const computeOdds = (matchup: Matchup, side: Side): OddsHundredths =>
  side === 'draw' ? drawOdds : Math.floor(((cornerReturn - matchup.draw) * 100) / matchup[side]);

/**
 * Computes the payout of a bet in minor units, including the stake. A lost bet pays 0, and a draw returns the stake of
 * a bet on a corner. Each stake is a multiple of 100 minor units, so nothing is rounded.
 */
export const computeFightPayout = (matchup: Matchup, bet: Side, stake: number, winner: Side): number => {
  if (bet === winner) return (stake / 100) * computeOdds(matchup, bet);
  return winner === 'draw' ? stake : 0;
};

const computeReturn = (matchup: Matchup, bet: Side): Ratio =>
  ratio(
    BigInt(sides.reduce((sum, winner) => sum + matchup[winner] * computeFightPayout(matchup, bet, 100, winner), 0)),
    BigInt(totalWeight * 100),
  );

/** Computes the RTP (return to player) of a bet in percent, rounded down, e.g. `94.87`. */
export const computeFightRtpPercent = (matchup: Matchup, bet: Side): string => toPercent(computeReturn(matchup, bet));

/** The lowest RTP of all bets on all fights, in percent. */
export const minFightRtpPercent: string = matchupNumbers
  .flatMap((number) => sides.map((bet) => computeFightRtpPercent(getMatchup(number), bet)))
  .reduce((lowest, percent) => (Number(percent) < Number(lowest) ? percent : lowest));
