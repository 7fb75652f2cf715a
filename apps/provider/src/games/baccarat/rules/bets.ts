import type { Deal } from './deal.ts';
import { Winner } from './deal.ts';

export const baccaratSpots = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type BaccaratSpot = (typeof baccaratSpots)[number];

interface SpotTerms {
  /**
   * Profit for a winning stake of 20 units. A stake of 20 makes each profit an integer: a bet on the banker pays 0.95
   * per unit, so its profit is 19.
   */
  readonly wonPerTwenty: number;
  readonly wins: (deal: Deal) => boolean;
  /**
   * Returns true if the bet neither wins nor loses in this coup (one round of baccarat). The player then gets the stake
   * back. The function is absent for bets that always win or lose.
   */
  readonly pushes?: (deal: Deal) => boolean;
  /**
   * RTP (return to player) in percent, rounded down. A test computes the exact RTP over all possible orders of the
   * cards and compares it with this value.
   */
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
 * Computes the payout of a bet in minor units (e.g. cents), including the stake. A lost bet pays 0. `stake` must be a
 * multiple of 20 minor units. Otherwise the payout of a bet on the banker can be a fraction of a minor unit.
 */
export const computeBaccaratPayout = (spot: BaccaratSpot, stake: number, deal: Deal): number => {
  const { wonPerTwenty, wins, pushes } = baccaratTerms[spot];
  if (wins(deal)) return stake + (stake / 20) * wonPerTwenty;
  return pushes?.(deal) ? stake : 0;
};
