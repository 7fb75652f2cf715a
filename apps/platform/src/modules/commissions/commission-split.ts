import type { Minor } from '@livery/contract/money';

/** Member of an upline with its level. A level is either a series or a rate in hundredths of a percent. */
export interface UplineLevel {
  readonly memberId: string;
  readonly level: number;
}

export interface Share {
  readonly memberId: string;
  readonly own: number;
  /** Level of the next member below. For the member who bet it is the level of the bet. */
  readonly below: number;
  readonly amount: Minor;
}

/** Denominator of a series. A series is the part of the fair prize that a LOTT bet pays, in parts of 2000. */
export const seriesBase = 2000;
/** Denominator of a rate: rates are hundredths of a percent. */
export const rateBase = 10_000;

/**
 * Limits each level to the levels of the members above, from the root down. A level can be too high after the member
 * has moved to another upline.
 */
export const clampUpline = (line: readonly UplineLevel[]): UplineLevel[] => {
  let maximum = Number.POSITIVE_INFINITY;
  return line.map(({ memberId, level }) => ({ memberId, level: (maximum = Math.min(maximum, level)) }));
};

/**
 * Computes the share of each upline member in a bet: stake × (own level − level below) ÷ base, rounded down once for
 * each payee. `line` goes from the root to the member who bets at `level`. The sum of the shares is stake × (root level
 * − level) ÷ base, up to the rounding. Throws a RangeError if a member has a higher level than the one above.
 */
export const computeShares = (line: readonly UplineLevel[], stake: Minor, level: number, base: number): Share[] =>
  line.map(({ memberId, level: own }, index) => {
    const below = line[index + 1]?.level ?? level;
    if (below > own)
      throw new RangeError(
        `${memberId} has the level ${own} and its downline ${below}: a downline never has more than its upline, clamp the line first`,
      );
    return { memberId, own, below, amount: Number((BigInt(stake) * BigInt(own - below)) / BigInt(base)) };
  });
