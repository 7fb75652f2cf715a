import type { Minor } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';

/** How a brand's jackpot works, in minor units. */
export interface JackpotRules {
  /** Hundredths of a percent of each bet. */
  readonly share: number;
  readonly base: Minor;
  readonly ticketPrice: Minor;
  /** `HH:MM` in the brand's time zone, every day. */
  readonly drawAt: string;
}

/** Undefined for a brand that runs none: its figure is illustrative. */
export const getJackpotRules = ({ jackpot }: Merchant): JackpotRules | undefined =>
  jackpot && {
    share: Math.round(jackpot.sharePercent * 100),
    base: jackpot.base * 100,
    ticketPrice: jackpot.ticketPrice * 100,
    drawAt: jackpot.drawAt,
  };
