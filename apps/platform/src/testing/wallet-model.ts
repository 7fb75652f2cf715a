interface ModelBet {
  readonly state: 'open' | 'won' | 'lost' | 'cancelled';
  readonly stake: number;
  readonly payout: number;
}

/** Result of a wallet call: `done`, or the error code. */
type Done =
  | 'done'
  | 'wallet.insufficient.balance'
  | 'wallet.bet.rolled.back'
  | 'wallet.transaction.conflict'
  | 'request.not.found';

/**
 * Creates a simple model of one member's wallet, without concurrency and storage. Tests send the same calls to the
 * model and to the real wallet, and compare the results. Amounts are in minor units.
 */
export const createWalletModel = (opening: number) => {
  let balance = opening;
  const bets = new Map<string, ModelBet>();
  const rejected = new Set<string>();
  /** Ids of the calls that succeeded. A repeated call with the same id changes nothing. */
  const completed = new Set<string>();

  const runIdempotent = (key: string, act: () => Done): Done => {
    if (completed.has(key)) return 'done';
    const done = act();
    if (done === 'done') completed.add(key);
    return done;
  };

  return {
    balance: () => balance,
    bets: () => Object.fromEntries(bets),
    bet: (id: string, stake: number): Done =>
      runIdempotent(`${id} bet`, () => {
        if (rejected.has(id)) return 'wallet.bet.rolled.back';
        if (stake > balance) return 'wallet.insufficient.balance';
        balance -= stake;
        bets.set(id, { state: 'open', stake, payout: 0 });
        return 'done';
      }),
    win: (id: string, call: string, amount: number): Done =>
      runIdempotent(`${id} ${call}`, () => {
        const bet = bets.get(id);
        if (!bet) return 'request.not.found';
        if (bet.state === 'cancelled') return 'wallet.bet.rolled.back';
        balance += amount;
        const payout = bet.payout + amount;
        bets.set(id, { ...bet, payout, state: payout > 0 ? 'won' : 'lost' });
        return 'done';
      }),
    rollback: (id: string): Done =>
      runIdempotent(`${id} rollback`, () => {
        const bet = bets.get(id);
        if (!bet) {
          rejected.add(id);
          return 'done';
        }
        if (bet.state === 'won' || bet.state === 'lost') return 'wallet.transaction.conflict';
        if (bet.state === 'open') {
          balance += bet.stake;
          bets.set(id, { ...bet, state: 'cancelled' });
        }
        return 'done';
      }),
  };
};
