import type { Minor } from '@livery/contract/money';

/** Member of an upline with its level: a series, or a rate in hundredths of a percent. */
export interface UplineLevel {
  readonly memberId: string;
  readonly level: number;
}

export interface Share {
  readonly memberId: string;
  readonly own: number;
  /** Level of the next member down. For the member who bet: the level of the bet. */
  readonly below: number;
  readonly amount: Minor;
}

/** Denominator of a series. */
export const seriesBase = 2000;
/** Denominator of a rate: rates are hundredths of a percent. */
export const rateBase = 10_000;

/**
 * Limits each level to that of the members above, from the root down. A level can be too high after a move to another
 * upline.
 */
export const clampUpline = (line: readonly UplineLevel[]): UplineLevel[] => {
  let maximum = Number.POSITIVE_INFINITY;
  return line.map(({ memberId, level }) => ({ memberId, level: (maximum = Math.min(maximum, level)) }));
};

/**
 * Shares of a bet for each member of the upline: stake × (own − below) ÷ base, rounded down once for each payee. The
 * upline goes from the root to the member who bets at `level`. The sum is stake × (root − level) ÷ base, up to that
 * rounding. Throws a RangeError if a member has a higher level than the one above.
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
