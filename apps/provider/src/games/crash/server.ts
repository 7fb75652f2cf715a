import * as z from 'zod/mini';
import { tableChips } from '../../engine/limits/table-chips.ts';
import { Refusal, RoundError } from '../../engine/refusal.ts';
import { tableGame } from '../../engine/table/table-game.ts';
import type { Hundredths } from './rules/crash-point.ts';
import {
  crashReturn,
  drawCrashPoint,
  highestTarget,
  lowestTarget,
  reaches,
  returnPercent,
} from './rules/crash-point.ts';
import { multiplierAt, timeOf } from './rules/growth.ts';

export interface CrashBet {
  /** Minor units. */
  readonly stake: number;
  /** Where the server cashes out by itself; null: only by hand, or at the end of the sky. */
  readonly target: Hundredths | null;
}

const betReader = z.object({
  stake: z.int().check(z.minimum(1)),
  target: z.nullable(z.int().check(z.minimum(lowestTarget), z.maximum(highestTarget))),
});
const cashOut = z.object({ kind: z.literal('cashOut') });

/** A rocket that all players fly together: leave it before it is gone. */
export const crash = tableGame<CrashBet, Hundredths, z.infer<typeof cashOut>>({
  id: 'crash',
  returnPercent: `${returnPercent}.00`,
  limits: tableChips,
  phases: { betting: 8000, closed: 800, result: 3500 },
  bet: betReader,
  stake: ({ stake }, { limits, placed }) => {
    if (placed.length > 0) throw new Refusal(RoundError.Stale);
    if (stake < limits.min || stake > limits.max || stake % limits.min !== 0) throw new Refusal(RoundError.BetInvalid);
    return stake;
  },
  draw: drawCrashPoint,
  runMs: (crashPoint) => timeOf(crashPoint + 1),
  shownWhileRunning: () => null,
  settle: ({ target }, stake, crashPoint) =>
    reaches(crashPoint, target ?? highestTarget) ? crashReturn(stake, target ?? highestTarget) : 0,
  action: {
    request: cashOut,
    settle: ({ bet: { target }, stake, outcome, elapsed }) => {
      const multiplier = Math.min(multiplierAt(elapsed), target ?? highestTarget);
      // At 1.00 there is nothing to win yet, and past the point nothing any more.
      if (multiplier < lowestTarget || !reaches(outcome, multiplier)) throw new Refusal(RoundError.Closed);
      return crashReturn(stake, multiplier);
    },
  },
  // Whoever could still have left by hand must not lose to a process that died.
  whenInterrupted: 'roll-back',
});
