import { tableChips } from '../../engine/limits/table-chips.ts';
import type { Slip } from '../../engine/table/slip.ts';
import { slipReader, slipReturn, slipStake } from '../../engine/table/slip.ts';
import { tableGame } from '../../engine/table/table-game.ts';
import type { RaceOutcome, RaceSpot } from './rules/bets.ts';
import { drawRace, raceReturn, raceReturnPercent, raceSpots } from './rules/bets.ts';
import { formCard } from './rules/field.ts';
import { raceMs } from './rules/pace.ts';

const spotOf = (spot: string): RaceSpot => raceSpots.get(spot) as RaceSpot;

/** A race of six drawn roosters. */
export const race = tableGame<Slip, RaceOutcome>({
  id: 'race',
  returnPercent: raceReturnPercent(formCard(0), spotOf('win-0')),
  limits: tableChips,
  phases: { betting: 24_000, closed: 1200, result: 6000 },
  bet: slipReader,
  stake: (slip, place) => slipStake(slip, place, (spot) => raceSpots.has(spot), place.limits.max * 2),
  draw: drawRace,
  runMs: () => raceMs,
  settle: (slip, _stake, { number, finish }) =>
    slipReturn(slip, (spot, stake) => raceReturn(formCard(number), spotOf(spot), stake, finish)),
});
