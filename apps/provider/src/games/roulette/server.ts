import { tableChips } from '../../engine/limits/table-chips.ts';
import type { Slip } from '../../engine/table/slip.ts';
import { slipReader, slipReturn, slipStake } from '../../engine/table/slip.ts';
import { tableGame } from '../../engine/table/table-game.ts';
import type { RouletteSpot } from './rules/bets.ts';
import { rouletteReturn, rouletteReturnPercent, rouletteSpots } from './rules/bets.ts';
import { spinEndsAt } from './rules/spin-times.ts';
import { drawNumber } from './rules/wheel.ts';

/** Roulette with one zero. */
export const roulette = tableGame<Slip, number>({
  id: 'roulette',
  returnPercent: rouletteReturnPercent,
  limits: tableChips,
  phases: { betting: 22_000, closed: 1200, result: 5500 },
  bet: slipReader,
  stake: (slip, place) => slipStake(slip, place, (spot) => rouletteSpots.has(spot), place.limits.max * 2),
  draw: drawNumber,
  runMs: () => spinEndsAt,
  settle: (slip, _stake, drawn) =>
    slipReturn(slip, (spot, stake) => rouletteReturn(rouletteSpots.get(spot) as RouletteSpot, stake, drawn)),
});
