import type { Deal } from './deal.ts';
import { Winner } from './deal.ts';

export const baccaratSpots = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type BaccaratSpot = (typeof baccaratSpots)[number];

interface SpotTerms {
  /** Profit for a stake of 20. For 20, the banker's profit of 0.95 per unit is an integer (19). */
  readonly wonPerTwenty: number;
  readonly wins: (deal: Deal) => boolean;
  /** Returns true if the bet neither wins nor loses (a push). The stake is then returned. */
  readonly pushes?: (deal: Deal) => boolean;
  /** RTP in percent, rounded down. A test compares it with the exact value over all orders of the shoe. */
  readonly rtpPercent: string;
}

const isTie = ({ winner }: Deal): boolean => winner === Winner.Tie;

export const baccaratTerms: Readonly<Record<BaccaratSpot, SpotTerms>> = {
  player: { wonPerTwenty: 20, wins: ({ winner }) => winner === Winner.Player, pushes: isTie, rtpPercent: '98.76' },
  banker: { wonPerTwenty: 19, wins: ({ winner }) => winner === Winner.Banker, pushes: isTie, rtpPercent: '98.94' },
  tie: { wonPerTwenty: 160, wins: isTie, rtpPercent: '85.64' },
  playerPair: { wonPerTwenty: 220, wins: ({ isPlayerPair }) => isPlayerPair, rtpPercent: '89.63' },
  bankerPair: { wonPerTwenty: 220, wins: ({ isBankerPair }) => isBankerPair, rtpPercent: '89.63' },
};

/**
 * Payout of a stake, including the stake itself. Minor units. `stake` is a multiple of twenty, so nothing is rounded.
 */
export const computeBaccaratPayout = (spot: BaccaratSpot, stake: number, deal: Deal): number => {
  const { wonPerTwenty, wins, pushes } = baccaratTerms[spot];
  if (wins(deal)) return stake + (stake / 20) * wonPerTwenty;
  return pushes?.(deal) ? stake : 0;
};
