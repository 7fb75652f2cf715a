import type { MyBet, TableRoundView } from '../../../engine/table/table-views.ts';
import { computeCrashPayout, maxTarget, minTarget } from '../rules/crash-point.ts';
import { computeMultiplierAt, computeTimeToReach } from '../rules/growth.ts';
import type { CrashBet } from '../rules/crash-bet.ts';

type Phase = TableRoundView['phase'];

/**
 * State of the current flight. `phase` is undefined before the first event of the server. `multiplier` is in
 * hundredths.
 */
export interface Flight {
  readonly phase: Phase | undefined;
  readonly multiplier: number;
}

/**
 * Action that the button of a bet panel offers now. `wait`: the state of the flight is unknown. `busy`: a request waits
 * for its response. `aboard`: the bet is placed, and the flight has not started. `queue` queues a bet for the next
 * flight, and `queued` cancels it. `left` and `gone`: the bet was just cashed out or lost. Amounts are in minor units,
 * multipliers in hundredths.
 */
export type CrashAction = { readonly isDisabled: boolean } & (
  | { readonly kind: 'busy' | 'wait' | 'aboard' | 'bet' | 'queue' | 'gone' }
  | { readonly kind: 'cancel' | 'queued'; readonly stake: number }
  | { readonly kind: 'cashOut'; readonly payout: number }
  | { readonly kind: 'left'; readonly multiplier: number }
);

export interface CrashActionInput extends Flight {
  /** Bet of the panel on the current flight. */
  readonly myBet: MyBet | undefined;
  /** True while the table accepts bets. */
  readonly isOpen: boolean;
  readonly isConnected: boolean;
  /** True while a request of the panel waits for its response. */
  readonly isBusy: boolean;
  /** Stake of the bet that waits for the next flight. Undefined if no bet of the panel waits. */
  readonly queuedStake: number | undefined;
  /**
   * True for a short time after the bet was cashed out or lost. A tap for the cash-out that is too late must not queue
   * a bet.
   */
  readonly isResting: boolean;
}

/**
 * Returns the multiplier at which a player's bet was cashed out, in hundredths. If the payout is known, computes the
 * multiplier from the payout. If not, returns the target of the bet (multiplier for the automatic cash-out) as soon as
 * the flight reaches it. Returns undefined if the bet was not cashed out.
 */
export const getCashOutMultiplier = (
  { bet, stake, payout }: Omit<MyBet, 'betId'>,
  { phase, multiplier }: Flight,
): number | undefined => {
  if (payout !== null) return payout > 0 ? Math.round((payout * 100) / stake) : undefined;
  const { target } = bet as CrashBet;
  const hasFlown = phase === 'running' || phase === 'result';
  return hasFlown && target !== null && multiplier >= target ? target : undefined;
};

/** Time by which the event with the end of the flight can be delayed, in milliseconds. */
const maxEventDelayMs = 500;

/**
 * Returns true if the result of the bet cannot change any more. The page continues the flight until it receives its end,
 * so the multiplier can reach a target that the flight did not reach. A result is certain when it is settled, or when the
 * flight has passed the target for some time.
 */
export const isResultCertain = ({ bet, payout }: Omit<MyBet, 'betId'>, { phase, multiplier }: Flight): boolean => {
  if (payout !== null) return true;
  const { target } = bet as CrashBet;
  if (phase !== 'running' || target === null) return false;
  return multiplier >= computeMultiplierAt(computeTimeToReach(target) + maxEventDelayMs);
};

/** Returns the action for the bet on the current flight. Returns undefined if the panel is free for the next bet. */
const getActionOfBet = (
  myBet: MyBet,
  { isOpen, isResting, phase, multiplier }: CrashActionInput,
): CrashAction | undefined => {
  if (isOpen) return { kind: 'cancel', stake: myBet.stake, isDisabled: false };
  const cashOutMultiplier = getCashOutMultiplier(myBet, { phase, multiplier });
  if (cashOutMultiplier !== undefined)
    return isResting ? { kind: 'left', multiplier: cashOutMultiplier, isDisabled: true } : undefined;
  if (phase === 'running') {
    const payout = computeCrashPayout(myBet.stake, Math.min(multiplier, maxTarget));
    return { kind: 'cashOut', payout, isDisabled: multiplier < minTarget };
  }
  if (phase === 'betting' || phase === 'closed') return { kind: 'aboard', isDisabled: true };
  return isResting || myBet.payout === null ? { kind: 'gone', isDisabled: true } : undefined;
};

/**
 * Returns the action that the button of a panel offers: place a bet, cancel it, cash out, or queue a bet for the next
 * flight. While the state of the flight is unknown, the player can only wait.
 */
export const getCrashAction = (input: CrashActionInput): CrashAction => {
  if (input.isBusy) return { kind: 'busy', isDisabled: true };
  const action = input.myBet && getActionOfBet(input.myBet, input);
  if (action) return action;
  if (input.queuedStake !== undefined) return { kind: 'queued', stake: input.queuedStake, isDisabled: false };
  if (input.isOpen) return { kind: 'bet', isDisabled: false };
  if (input.phase === undefined || !input.isConnected) return { kind: 'wait', isDisabled: true };
  return { kind: 'queue', isDisabled: false };
};
