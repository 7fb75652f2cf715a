import type { TableRoundView } from '../../../engine/table/table-views.ts';
import { maxTarget } from '../rules/crash-point.ts';
import { computeTimeToReach } from '../rules/growth.ts';
import type { CrashBet } from '../rules/crash-bet.ts';

/** Bet that waits on the page for the next flight. No money moves before that flight accepts bets. */
export interface QueuedBet {
  readonly bet: CrashBet;
  /** Number of the flight that the bet is for. */
  readonly flight: number;
  /**
   * Server time in epoch milliseconds at which the bet ends. A table without connected pages starts no flight, so the
   * next flight can begin hours later, when the player no longer expects a bet.
   */
  readonly expiresAt: number;
}

/** Time of the longest flight, and of the phases before the next one, in milliseconds. */
const maxWaitMs = computeTimeToReach(maxTarget + 1) + 15_000;

/** Creates a bet for the flight after `round`. `now` is the server time in epoch milliseconds. */
export const queueBet = (bet: CrashBet, { number }: Pick<TableRoundView, 'number'>, now: number): QueuedBet => ({
  bet,
  flight: number + 1,
  expiresAt: now + maxWaitMs,
});

/**
 * Returns the next step for a queued bet when the page receives `round`: `wait` for the flight, `place` the bet now, or
 * drop it because the flight was `missed`.
 */
export const getQueuedBetStep = (
  { flight, expiresAt }: QueuedBet,
  { number, phase, closesAt, startedAt }: TableRoundView,
  now: number,
): 'wait' | 'place' | 'missed' => {
  if (number === flight - 1) return 'wait';
  const isOpen = number === flight && phase === 'betting' && now < closesAt;
  return isOpen && startedAt <= expiresAt ? 'place' : 'missed';
};
