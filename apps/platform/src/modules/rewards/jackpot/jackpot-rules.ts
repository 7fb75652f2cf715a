import type { Minor } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';

/** Rules of a brand's jackpot, in minor units. */
export interface JackpotRules {
  /** Share of each bet that the operator contributes to the pool, in hundredths of a percent. */
  readonly share: number;
  readonly base: Minor;
  readonly ticketPrice: Minor;
  /** Time of the daily draw as `HH:MM` in the brand's time zone. */
  readonly drawAt: string;
}

/**
 * Returns the jackpot rules of a brand. Undefined for a brand without a jackpot, which shows a decorative counter
 * without real money.
 */
export const getJackpotRules = ({ jackpot }: Merchant): JackpotRules | undefined =>
  jackpot && {
    share: Math.round(jackpot.sharePercent * 100),
    base: jackpot.base * 100,
    ticketPrice: jackpot.ticketPrice * 100,
    drawAt: jackpot.drawAt,
  };
