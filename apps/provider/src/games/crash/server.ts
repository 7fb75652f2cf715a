import * as z from 'zod/mini';
import { tableChips } from '../../engine/limits/table-chips.ts';
import { GameError, GameErrorCode } from '../../engine/game-error.ts';
import { tableGame } from '../../engine/table/table-game.ts';
import type { Hundredths } from './rules/crash-point.ts';
import {
  computeCrashPayout,
  drawCrashPoint,
  maxTarget,
  minTarget,
  isTargetReached,
  rtpPercent,
} from './rules/crash-point.ts';
import { computeMultiplierAt, computeTimeToReach } from './rules/growth.ts';

export interface CrashBet {
  /** Stake in minor units. */
  readonly stake: number;
  /**
   * Multiplier at which the server cashes out for the player, in hundredths. If null, the player cashes out manually.
   * The server then cashes out only if the flight reaches the maximum multiplier of the game.
   */
  readonly target: Hundredths | null;
}

const betReader = z.object({
  stake: z.int().check(z.minimum(1)),
  target: z.nullable(z.int().check(z.minimum(minTarget), z.maximum(maxTarget))),
});
const cashOut = z.object({ kind: z.literal('cashOut') });

/**
 * Crash game. All players bet on the same flight, during which a multiplier rises. A player must cash out before the
 * flight ends, and gets the stake times the current multiplier.
 */
export const crash = tableGame<CrashBet, Hundredths, z.infer<typeof cashOut>>({
  id: 'crash',
  rtpPercent: `${rtpPercent}.00`,
  limits: tableChips,
  phases: { betting: 8000, closed: 800, result: 3500 },
  bet: betReader,
  stake: ({ stake }, { limits, placed }) => {
    if (placed.length > 0) throw new GameError(GameErrorCode.Stale);
    if (stake < limits.min || stake > limits.max || stake % limits.min !== 0)
      throw new GameError(GameErrorCode.BetInvalid);
    return stake;
  },
  draw: drawCrashPoint,
  runMs: (crashPoint) => computeTimeToReach(crashPoint + 1),
  shownWhileRunning: () => null,
  settle: ({ target }, stake, crashPoint) =>
    isTargetReached(crashPoint, target ?? maxTarget) ? computeCrashPayout(stake, target ?? maxTarget) : 0,
  action: {
    request: cashOut,
    settle: ({ bet: { target }, stake, outcome, elapsed }) => {
      const multiplier = Math.min(computeMultiplierAt(elapsed), target ?? maxTarget);
      // A player cannot cash out at 1.00× or after the crash point.
      if (multiplier < minTarget || !isTargetReached(outcome, multiplier)) throw new GameError(GameErrorCode.Closed);
      return computeCrashPayout(stake, multiplier);
    },
  },
  // If the server process is killed during a flight, players cannot cash out until the next start. So they get their
  // stakes back.
  whenInterrupted: 'roll-back',
});
