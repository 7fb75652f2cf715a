import type { Minor } from '@livery/contract/money';

/**
 * Member on the path from the root agent to the member who placed a bet, with a level. The level is either a series
 * or a rebate rate. With the series n (payout level), a lottery bet pays n/2000 of the fair prize. A rebate rate is in
 * hundredths of a percent.
 */
export interface UplineLevel {
  readonly memberId: string;
  readonly level: number;
}

export interface Share {
  readonly memberId: string;
  readonly own: number;
  /**
   * Level of the member below: the next member on the path from the root agent to the member who placed the bet. For
   * the last member, it is the level of the bet itself.
   */
  readonly below: number;
  readonly amount: Minor;
}

/** Denominator of a series: with the series n, a LOTT (lottery) bet pays n/2000 of the fair prize. */
export const seriesBase = 2000;
/** Denominator of a rate, which is in hundredths of a percent. */
export const rateBase = 10_000;

/**
 * Reduces the level of each member to the lowest level of the agents above, if it is higher. It can be higher after a
 * member has moved below another agent.
 */
export const clampUpline = (line: readonly UplineLevel[]): UplineLevel[] => {
  let maximum = Number.POSITIVE_INFINITY;
  return line.map(({ memberId, level }) => ({ memberId, level: (maximum = Math.min(maximum, level)) }));
};

/**
 * Computes the commission of each member in `line` for a bet: stake × (own level − level of the next member) ÷ base.
 * The result is rounded down. `line` begins with the root agent and ends with the member who placed the bet. For the
 * last member, `level` (the level of the bet) is the level of the next member. Throws a RangeError if a level is higher
 * than the level before it. To prevent this error, call `clampUpline` first.
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
