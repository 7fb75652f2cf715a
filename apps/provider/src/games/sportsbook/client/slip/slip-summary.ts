import { type Acceptance, hasSameMatchTwice, isAccepted, computePayout } from '../../rules/slip.ts';
import { multipleKey, type Selection, toSelectionKey, type SlipState } from '../state/slip-state.ts';

export interface SlipLine {
  readonly selection: Selection;
  readonly key: string;
  readonly status: 'open' | 'suspended' | 'closed';
  /** Current decimal odds in hundredths. If the outcome is not offered now, the odds that the player saw last. */
  readonly price: number;
  readonly move: 'up' | 'down' | undefined;
  readonly stake: number;
  readonly returns: number;
}

/**
 * Reason why the player cannot place the slip. `closed`: an outcome is not offered now. `suspended`: a match accepts no
 * bets for a short time. `same`: a multiple bet has two selections of one match. `two`: a multiple bet has only one
 * selection. `limits`: a stake is missing, too low or too high. `return`: a payout is above the maximum. `balance`: the
 * balance is too low.
 */
export type SlipIssue = 'closed' | 'suspended' | 'same' | 'two' | 'limits' | 'return' | 'balance';

export interface SlipSummary {
  readonly lines: readonly SlipLine[];
  readonly totalStake: number;
  readonly totalReturn: number;
  /** Combined odds of all selections in hundredths, as one multiple bet has them. 0 if the slip is empty. */
  readonly odds: number;
  readonly needsAcceptance: boolean;
  readonly issue: SlipIssue | undefined;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly maxReturn: number;
  readonly balance: number;
}

/**
 * Returns the direction in which a price has changed since the player saw it. Undefined if the price has not changed.
 */
const getMove = (seen: number, price: number): SlipLine['move'] => {
  if (price === seen) return undefined;
  return price > seen ? 'up' : 'down';
};

const toSlipLine = (state: SlipState, selection: Selection): SlipLine => {
  const key = toSelectionKey(selection);
  const quote = state.quotes[key];
  const price = quote && quote.status !== 'closed' ? quote.price : selection.seen;
  const stake = state.stakes[key] ?? 0;
  return {
    selection,
    key,
    status: quote?.status ?? 'open',
    price,
    move: getMove(selection.seen, price),
    stake,
    returns: computePayout(stake, [price]),
  };
};

const isMoveAccepted = (acceptance: Acceptance, { selection, price, status }: SlipLine): boolean =>
  status === 'closed' || isAccepted(acceptance, selection.seen, price);

/**
 * Computes the amounts of a slip and the first reason (`issue`) why it cannot be placed. `issue` is undefined for an
 * empty slip and for a valid slip. The server repeats these checks.
 */
export const summarizeSlip = (state: SlipState, { min, max, maxReturn, balance }: Bounds): SlipSummary => {
  const lines = state.selections.map((selection) => toSlipLine(state, selection));
  const isMultiple = state.mode === 'multiple';
  const counted = isMultiple ? lines : lines.filter(({ stake }) => stake > 0);
  const prices = lines.map(({ price }) => price);
  const multipleStake = state.stakes[multipleKey] ?? 0;
  const stakes = isMultiple ? [multipleStake] : counted.map(({ stake }) => stake);
  const totalStake = stakes.reduce((sum, stake) => sum + stake, 0);
  const returns = isMultiple ? [computePayout(multipleStake, prices)] : counted.map((line) => line.returns);

  const issue = (): SlipIssue | undefined => {
    if (counted.some(({ status }) => status === 'closed')) return 'closed';
    if (isMultiple && hasSameMatchTwice(state.selections)) return 'same';
    if (isMultiple && lines.length < 2) return 'two';
    if (stakes.length === 0 || stakes.some((stake) => stake < min || stake > max)) return 'limits';
    if (returns.some((each) => each > maxReturn)) return 'return';
    if (totalStake > balance) return 'balance';
    return counted.some(({ status }) => status === 'suspended') ? 'suspended' : undefined;
  };

  return {
    lines,
    totalStake,
    totalReturn: returns.reduce((sum, each) => sum + each, 0),
    odds: prices.length > 0 ? computePayout(100, prices) : 0,
    needsAcceptance: counted.some((line) => !isMoveAccepted(state.acceptance, line)),
    issue: state.selections.length === 0 ? undefined : issue(),
  };
};
