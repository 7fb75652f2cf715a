import { type Acceptance, hasSameMatchTwice, isAccepted, returnOf } from '../../rules/slip.ts';
import { multipleKey, type Pick, pickKey, type SlipState } from './slip-store.ts';

export interface SlipLine {
  readonly pick: Pick;
  readonly key: string;
  readonly status: 'open' | 'suspended' | 'closed';
  /** Hundredths, now. */
  readonly price: number;
  readonly move: 'up' | 'down' | undefined;
  /** Minor units. */
  readonly stake: number;
  readonly returns: number;
}

/** Why the slip cannot be placed as it is. */
export type SlipTrouble = 'closed' | 'suspended' | 'same' | 'two' | 'limits' | 'return' | 'balance';

export interface SlipFacts {
  readonly lines: readonly SlipLine[];
  readonly totalStake: number;
  readonly totalReturn: number;
  /** Hundredths; of the multiple. */
  readonly odds: number;
  readonly needsAcceptance: boolean;
  readonly trouble: SlipTrouble | undefined;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly mostReturn: number;
  readonly balance: number;
}

const lineOf = (state: SlipState, pick: Pick): SlipLine => {
  const key = pickKey(pick);
  const quote = state.quotes[key];
  const price = quote && quote.status !== 'closed' ? quote.price : pick.seen;
  const stake = state.stakes[key] ?? 0;
  return {
    pick,
    key,
    status: quote?.status ?? 'open',
    price,
    move: price > pick.seen ? 'up' : price < pick.seen ? 'down' : undefined,
    stake,
    returns: returnOf(stake, [price]),
  };
};

const takesMove = (acceptance: Acceptance, { pick, price, status }: SlipLine): boolean =>
  status === 'closed' || isAccepted(acceptance, pick.seen, price);

/** All that the slip shows and checks before it is sent. The server checks it again. */
export const slipFacts = (state: SlipState, { min, max, mostReturn, balance }: Bounds): SlipFacts => {
  const lines = state.picks.map((pick) => lineOf(state, pick));
  const isMultiple = state.mode === 'multiple';
  const counted = isMultiple ? lines : lines.filter(({ stake }) => stake > 0);
  const prices = lines.map(({ price }) => price);
  const multipleStake = state.stakes[multipleKey] ?? 0;
  const stakes = isMultiple ? [multipleStake] : counted.map(({ stake }) => stake);
  const totalStake = stakes.reduce((sum, stake) => sum + stake, 0);
  const returns = isMultiple ? [returnOf(multipleStake, prices)] : counted.map((line) => line.returns);

  const trouble = (): SlipTrouble | undefined => {
    if (counted.some(({ status }) => status === 'closed')) return 'closed';
    if (isMultiple && hasSameMatchTwice(state.picks)) return 'same';
    if (isMultiple && lines.length < 2) return 'two';
    if (stakes.length === 0 || stakes.some((stake) => stake < min || stake > max)) return 'limits';
    if (returns.some((each) => each > mostReturn)) return 'return';
    if (totalStake > balance) return 'balance';
    return counted.some(({ status }) => status === 'suspended') ? 'suspended' : undefined;
  };

  return {
    lines,
    totalStake,
    totalReturn: returns.reduce((sum, each) => sum + each, 0),
    odds: prices.length > 0 ? returnOf(100, prices) : 0,
    needsAcceptance: counted.some((line) => !takesMove(state.acceptance, line)),
    trouble: state.picks.length === 0 ? undefined : trouble(),
  };
};
