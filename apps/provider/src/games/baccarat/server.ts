import { tableChips } from '../../engine/limits/table-chips.ts';
import type { Slip } from '../../engine/table/slip.ts';
import { slipReader, slipReturn, slipStake } from '../../engine/table/slip.ts';
import { tableGame } from '../../engine/table/table-game.ts';
import type { BaccaratSpot } from './rules/bets.ts';
import { baccaratReturn, baccaratSpots, baccaratTerms } from './rules/bets.ts';
import { dealTimes } from './rules/deal-times.ts';
import type { Deal } from './rules/deal.ts';
import { drawDeal } from './rules/deal.ts';

const isSpot = (spot: string): boolean => (baccaratSpots as readonly string[]).includes(spot);

/** Baccarat with eight decks, shuffled for every round. */
export const baccarat = tableGame<Slip, Deal>({
  id: 'baccarat',
  returnPercent: baccaratTerms.banker.returnPercent,
  limits: tableChips,
  phases: { betting: 16_000, closed: 1200, result: 5000 },
  bet: slipReader,
  stake: (slip, place) => slipStake(slip, place, isSpot, place.limits.max * 2),
  draw: drawDeal,
  runMs: (deal) => dealTimes(deal).endsAt,
  settle: (slip, _stake, deal) => slipReturn(slip, (spot, stake) => baccaratReturn(spot as BaccaratSpot, stake, deal)),
});
