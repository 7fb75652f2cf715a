import type { Minor } from '@livery/contract/money';

/** A member of a line with what it may pass on: a series, or a rate in hundredths of a percent. */
export interface UplineLevel {
  readonly memberId: string;
  readonly level: number;
}

export interface Share {
  readonly memberId: string;
  readonly own: number;
  /** The level of the next one down; of the better itself: the level at which it bet. */
  readonly below: number;
  readonly amount: Minor;
}

/** Series are parts of this. */
export const seriesBase = 2000;
/** Rates are parts of this: hundredths of a percent. */
export const rateBase = 10_000;

/** A line in which nobody has more than the one above, as after a move to another upline. From the root down. */
export const clampUpline = (line: readonly UplineLevel[]): UplineLevel[] => {
  let maximum = Number.POSITIVE_INFINITY;
  return line.map(({ memberId, level }) => ({ memberId, level: (maximum = Math.min(maximum, level)) }));
};

/**
 * What a bet gives each of its line: stake × (own − below) ÷ base, rounded down once for each payee. The line goes from
 * the root to the better, who bets at `level`. All of it together is stake × (root − level) ÷ base, up to that rounding.
 * Throws a RangeError for a line in which somebody has more than the one above.
 */
export const computeShares = (line: readonly UplineLevel[], stake: Minor, level: number, base: number): Share[] =>
  line.map(({ memberId, level: own }, index) => {
    const below = line[index + 1]?.level ?? level;
    if (below > own)
      throw new RangeError(`${memberId} has ${own} and the next one down ${below}: a downline never has more`);
    return { memberId, own, below, amount: Number((BigInt(stake) * BigInt(own - below)) / BigInt(base)) };
  });
