import { tableChips } from '../../engine/limits/table-chips.ts';
import type { Slip } from '../../engine/table/slip.ts';
import { slipSchema, computeSlipPayout, computeSlipStake } from '../../engine/table/slip.ts';
import { tableGame } from '../../engine/table/table-game.ts';
import type { RaceOutcome, RaceSpot } from './rules/bets.ts';
import { drawRace, computeRacePayout, computeRaceRtpPercent, raceSpots } from './rules/bets.ts';
import { getFormCard } from './rules/field.ts';
import { raceMs } from './rules/pace.ts';

const getSpot = (spot: string): RaceSpot => raceSpots.get(spot) as RaceSpot;

export const cockfightRace = tableGame<Slip, RaceOutcome>({
  id: 'race',
  rtpPercent: computeRaceRtpPercent(getFormCard(0), getSpot('win-0')),
  limits: tableChips,
  phases: { betting: 24_000, closed: 1200, result: 6000 },
  bet: slipSchema,
  stake: (slip, context) => computeSlipStake(slip, context, (spot) => raceSpots.has(spot), context.limits.max * 2),
  draw: drawRace,
  runMs: () => raceMs,
  settle: (slip, _stake, { number, finish }) =>
    computeSlipPayout(slip, (spot, stake) => computeRacePayout(getFormCard(number), getSpot(spot), stake, finish)),
});
