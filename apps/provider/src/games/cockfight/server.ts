import { tableChips } from '../../engine/limits/table-chips.ts';
import type { Slip } from '../../engine/table/slip.ts';
import { slipSchema, computeSlipPayout, computeSlipStake } from '../../engine/table/slip.ts';
import { tableGame } from '../../engine/table/table-game.ts';
import { drawFight, fightMs, type FightOutcome } from './rules/fight.ts';
import { computeFightPayout, getMatchup, minFightRtpPercent, sides, type Side } from './rules/odds.ts';

const spots: ReadonlySet<string> = new Set(sides);

export const cockfight = tableGame<Slip, FightOutcome>({
  id: 'cockfight',
  rtpPercent: minFightRtpPercent,
  limits: tableChips,
  phases: { betting: 24_000, closed: 1200, result: 6000 },
  bet: slipSchema,
  stake: (slip, context) => computeSlipStake(slip, context, (spot) => spots.has(spot), context.limits.max * 2),
  draw: drawFight,
  runMs: () => fightMs,
  settle: (slip, _stake, { number, winner }) =>
    computeSlipPayout(slip, (spot, stake) => computeFightPayout(getMatchup(number), spot as Side, stake, winner)),
});
