import { tableChips } from '../../engine/limits/table-chips.ts';
import type { Slip } from '../../engine/table/slip.ts';
import { slipSchema, computeSlipPayout, computeSlipStake } from '../../engine/table/slip.ts';
import { tableGame } from '../../engine/table/table-game.ts';
import type { RouletteSpot } from './rules/bets.ts';
import { computeRoulettePayout, rouletteRtpPercent, rouletteSpots } from './rules/bets.ts';
import { spinEndsAt } from './rules/spin-times.ts';
import { drawNumber } from './rules/wheel.ts';

export const roulette = tableGame<Slip, number>({
  id: 'roulette',
  rtpPercent: rouletteRtpPercent,
  limits: tableChips,
  phases: { betting: 22_000, closed: 1200, result: 5500 },
  bet: slipSchema,
  stake: (slip, context) => computeSlipStake(slip, context, (spot) => rouletteSpots.has(spot), context.limits.max * 2),
  draw: drawNumber,
  runMs: () => spinEndsAt,
  settle: (slip, _stake, drawn) =>
    computeSlipPayout(slip, (spot, stake) =>
      computeRoulettePayout(rouletteSpots.get(spot) as RouletteSpot, stake, drawn),
    ),
});
