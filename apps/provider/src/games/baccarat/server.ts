import { tableChips } from '../../engine/limits/table-chips.ts';
import type { Slip } from '../../engine/table/slip.ts';
import { slipSchema, computeSlipPayout, computeSlipStake } from '../../engine/table/slip.ts';
import { tableGame } from '../../engine/table/table-game.ts';
import type { BaccaratSpot } from './rules/bets.ts';
import { computeBaccaratPayout, baccaratSpots, baccaratTerms } from './rules/bets.ts';
import { computeDealTimes } from './rules/deal-times.ts';
import type { Deal } from './rules/deal.ts';
import { drawDeal } from './rules/deal.ts';

const isSpot = (spot: string): boolean => (baccaratSpots as readonly string[]).includes(spot);

export const baccarat = tableGame<Slip, Deal>({
  id: 'baccarat',
  rtpPercent: baccaratTerms.banker.rtpPercent,
  limits: tableChips,
  phases: { betting: 16_000, closed: 1200, result: 5000 },
  bet: slipSchema,
  stake: (slip, context) => computeSlipStake(slip, context, isSpot, context.limits.max * 2),
  draw: drawDeal,
  runMs: (deal) => computeDealTimes(deal).endsAt,
  settle: (slip, _stake, deal) =>
    computeSlipPayout(slip, (spot, stake) => computeBaccaratPayout(spot as BaccaratSpot, stake, deal)),
});
