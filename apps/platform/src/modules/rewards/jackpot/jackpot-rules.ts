import type { Minor } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';

/** Rules of a brand's jackpot, in minor units. */
export interface JackpotRules {
  /** Share of each bet, in hundredths of a percent. */
  readonly share: number;
  readonly base: Minor;
  readonly ticketPrice: Minor;
  /** `HH:MM` in the brand's time zone, every day. */
  readonly drawAt: string;
}

/** Jackpot rules of a brand. Undefined for a brand without a jackpot, whose counter is illustrative. */
export const getJackpotRules = ({ jackpot }: Merchant): JackpotRules | undefined =>
  jackpot && {
    share: Math.round(jackpot.sharePercent * 100),
    base: jackpot.base * 100,
    ticketPrice: jackpot.ticketPrice * 100,
    drawAt: jackpot.drawAt,
  };
