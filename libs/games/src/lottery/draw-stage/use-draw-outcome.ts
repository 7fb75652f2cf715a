import { useLotteryWinsQuery } from '@livery/api/lottery/lottery-wins';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useLatestBets } from '../bets/use-latest-bets.ts';

/** Amounts of the member in a settled draw, as decimal numbers. */
export interface DrawOutcome {
  readonly payout: string;
  readonly stake: string;
  readonly currency: string;
}

/**
 * Returns the payout and the stake of the member in a settled draw. If the gateway has reported a win, the amounts come
 * from this report. Otherwise they are computed from the latest bets. Returns undefined until the bets are settled, for
 * a member without bets on the draw, and if the list of the latest bets may be incomplete.
 */
export const useDrawOutcome = (code: string, numero: string): DrawOutcome | undefined => {
  // Events of the gateway add the wins to this list. A request returns an empty list, so the list must not be requested
  // again after a reconnection.
  const { data: wins = [] } = useLotteryWinsQuery(undefined, { refetchOnReconnect: false });
  const { bets, isComplete } = useLatestBets(code);
  const win = wins.find((each) => each.code === code && each.numero === numero);
  if (win) return win;
  // The stakes of cancelled and void bets were refunded, so these bets are not part of the outcome.
  const played = bets.filter((bet) => bet.numero === numero && ['open', 'won', 'lost'].includes(bet.state));
  const [first] = played;
  if (!first || !isComplete || played.some(({ state }) => state === 'open')) return undefined;
  const sum = (field: 'stake' | 'payout') =>
    formatAmount(played.reduce((total, bet) => total + parseAmount(bet[field]), 0));
  return { payout: sum('payout'), stake: sum('stake'), currency: first.currency };
};
