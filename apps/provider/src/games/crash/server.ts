import * as z from 'zod/mini';
import { tableChips } from '../../engine/limits/table-chips.ts';
import { GameError, GameErrorCode } from '../../engine/game-error.ts';
import { tableGame } from '../../engine/table/table-game.ts';
import { type CrashBet, getBetPanel, maxBetsPerFlight } from './rules/crash-bet.ts';
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

const betReader = z.object({
  stake: z.int().check(z.minimum(1)),
  target: z.nullable(z.int().check(z.minimum(minTarget), z.maximum(maxTarget))),
  panel: z.optional(z.union([z.literal(1), z.literal(2)])),
});
const cashOut = z.object({ kind: z.literal('cashOut') });

/**
 * Throws a GameError if the player has no free bet on this flight. The check of the panel rejects the second of two
 * bets that two windows send for the same panel, because the player wanted only one of them.
 */
const assertFreePanel = (bet: CrashBet, placed: readonly { readonly bet: CrashBet }[]): void => {
  if (placed.length >= maxBetsPerFlight) throw new GameError(GameErrorCode.TooManyBets);
  if (placed.some((each) => getBetPanel(each.bet) === getBetPanel(bet))) throw new GameError(GameErrorCode.Stale);
};

/**
 * Crash game. All players bet on the same flight, during which a multiplier rises. A player can place two bets on a
 * flight and cashes out each of them alone. A player must cash out before the flight ends, and gets the stake times the
 * current multiplier.
 */
export const crash = tableGame<CrashBet, Hundredths, z.infer<typeof cashOut>>({
  id: 'crash',
  rtpPercent: `${rtpPercent}.00`,
  limits: tableChips,
  phases: { betting: 8000, closed: 800, result: 3500 },
  bet: betReader,
  stake: (bet, { limits, placed }) => {
    assertFreePanel(bet, placed);
    const { stake } = bet;
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
