import { ratio, toPercent, type Ratio } from '../../../engine/math/ratio.ts';

/**
 * Bets and results of a fight: the red rooster wins (`meron`), no rooster wins (`draw`), or the blue rooster wins
 * (`wala`).
 */
export const sides = ['meron', 'draw', 'wala'] as const;
export type Side = (typeof sides)[number];

/**
 * Chances of the three results of one fight, in thousandths: each rooster can win, or the fight is a draw. Their sum is
 * `totalWeight`.
 */
export type Matchup = Readonly<Record<Side, number>>;

export const totalWeight = 1000;
const drawWeight = 105;

/**
 * Chances that the red rooster (Meron) wins, in thousandths. Each fight uses one of these values. The favourite is the
 * red rooster in some fights and the blue rooster (Wala) in the other fights.
 */
const meronWeights = [447, 483, 415, 498, 432, 461, 397, 470] as const;

/**
 * Step in `meronWeights` from one fight to the next fight. The step 3 and the eight weights have no common divisor
 * above 1, so each weight occurs once in eight fights.
 */
const stride = 3;

/** Returns the chances of a fight. They depend only on the number of the fight, which is known before the bets. */
export const getMatchup = (number: number): Matchup => {
  const meron = meronWeights[(number * stride) % meronWeights.length] as number;
  return { meron, draw: drawWeight, wala: totalWeight - drawWeight - meron };
};

/**
 * Numbers of eight fights, from 0 to 7. Each possible set of chances occurs in one of these fights. So calculations
 * over all possible fights only need these numbers.
 */
export const matchupNumbers: readonly number[] = meronWeights.map((_, number) => number);

/** Decimal odds in hundredths. For example, 188 pays 1.88 for a stake of 1, and the 1.88 include the stake. */
export type OddsHundredths = number;

/** Decimal odds of a draw in hundredths: the payout is nine times the stake, including the stake. */
const drawOdds = 900;
/** Intended RTP (return to player) of a bet on one of the two roosters, in thousandths. */
const cornerReturn = 950;

/**
 * Computes the odds of a bet in hundredths, rounded down. After a draw, a bet on a rooster gets its stake refunded. So
 * the chance of a draw is subtracted from the RTP `cornerReturn` before the odds of a rooster are computed.
 */
export const computeOdds = (matchup: Matchup, side: Side): OddsHundredths =>
  side === 'draw' ? drawOdds : Math.floor(((cornerReturn - matchup.draw) * 100) / matchup[side]);

/**
 * Computes the payout of a bet in minor units, including the stake. A lost bet pays 0. A draw refunds the stake of a
 * bet on a rooster. Each stake is a multiple of 100 minor units, so nothing is rounded.
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
