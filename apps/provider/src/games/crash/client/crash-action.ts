import type { MyBet, TableRoundView } from '../../../engine/table/table-views.ts';
import { computeCrashPayout, maxTarget, minTarget } from '../rules/crash-point.ts';
import type { CrashBet } from '../server.ts';

type Phase = TableRoundView['phase'];

/**
 * State of the current flight. `phase` is undefined before the first event of the server. `multiplier` is in
 * hundredths.
 */
interface Flight {
  readonly phase: Phase | undefined;
  readonly multiplier: number;
}

/**
 * Action that the large button of the page offers now. `wait`: the server has sent no event yet. `busy`: a request
 * waits for its response. `aboard`: the bet is placed, and the flight has not started. `left`: the bet was cashed out,
 * by the player or at its target. `queue` orders a bet on the next flight, and `queued` cancels this order. Amounts are
 * in minor units, multipliers in hundredths.
 */
export type CrashAction = { readonly isDisabled: boolean } & (
  | { readonly kind: 'busy' | 'wait' | 'aboard' | 'bet' | 'queue' | 'queued' }
  | { readonly kind: 'cancel'; readonly stake: number }
  | { readonly kind: 'cashOut'; readonly payout: number }
  | { readonly kind: 'left'; readonly multiplier: number }
);

export interface CrashActionInput extends Flight {
  readonly myBet: MyBet | undefined;
  /** True while the table accepts bets. */
  readonly isOpen: boolean;
  /** True while a request waits for its response. */
  readonly isBusy: boolean;
  /** True if the player has ordered a bet on the next flight. */
  readonly isQueued: boolean;
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
  return phase === 'running' && target !== null && multiplier >= target ? target : undefined;
};

const getActionOfBet = (myBet: MyBet, { isOpen, phase, multiplier }: CrashActionInput): CrashAction | undefined => {
  if (isOpen) return { kind: 'cancel', stake: myBet.stake, isDisabled: false };
  const cashOutMultiplier = getCashOutMultiplier(myBet, { phase, multiplier });
  if (cashOutMultiplier !== undefined) return { kind: 'left', multiplier: cashOutMultiplier, isDisabled: true };
  if (phase === 'running') {
    const payout = computeCrashPayout(myBet.stake, Math.min(multiplier, maxTarget));
    return { kind: 'cashOut', payout, isDisabled: multiplier < minTarget };
  }
  return phase === 'closed' ? { kind: 'aboard', isDisabled: true } : undefined;
};

/**
 * Returns the action that the large button offers: place a bet, cancel the bet, cash out, or order a bet on the next
 * flight. Before the first event of the server, the player can only wait.
 */
export const getCrashAction = (input: CrashActionInput): CrashAction => {
  if (input.isBusy) return { kind: 'busy', isDisabled: true };
  const action = input.myBet && getActionOfBet(input.myBet, input);
  if (action) return action;
  if (input.isOpen) return { kind: 'bet', isDisabled: false };
  if (input.phase === undefined) return { kind: 'wait', isDisabled: true };
  return { kind: input.isQueued ? 'queued' : 'queue', isDisabled: false };
};
