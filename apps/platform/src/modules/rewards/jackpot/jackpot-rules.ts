import type { Minor } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';

/** Rules of a brand's jackpot. Amounts are in minor units. */
export interface JackpotRules {
  /** Part of each bet that the operator adds to the jackpot pool, in hundredths of a percent. */
  readonly share: number;
  readonly base: Minor;
  readonly ticketPrice: Minor;
  /** Time of the daily draw in the brand's time zone, `HH:MM`. */
  readonly drawAt: string;
}

/**
 * Returns the jackpot rules of a brand, or undefined if the brand has no jackpot. Without a jackpot, the app shows a
 * decorative counter, which is not real money.
 */
export const getJackpotRules = ({ jackpot }: Merchant): JackpotRules | undefined =>
  jackpot && {
    share: Math.round(jackpot.sharePercent * 100),
    base: jackpot.base * 100,
    ticketPrice: jackpot.ticketPrice * 100,
    drawAt: jackpot.drawAt,
  };
