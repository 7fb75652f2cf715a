import { formatAmount, parseAmount } from '@livery/contract/money';

interface Body {
  readonly token?: string;
  readonly transactionUuid?: string;
  readonly betTransactionUuid?: string;
  readonly amount?: string;
}

/**
 * Creates a wallet in memory. The wallet has one balance and follows the rules of the wallet API. A valid launch token
 * begins with `launch`. The text after a dot in the token is the player id, e.g. `launch-1.player-2`.
 */
export const createFakeWallet = () => {
  const bets = new Map<string, number>();
  const wins = new Map<string, number>();
  const winIdsByBet = new Map<string, Set<string>>();
  const rolledBack = new Set<string>();
  const settled = new Set<string>();
  const storedResponses = new Map<string, { body: string }>();
  const spentTokens = new Set<string>();
  const state = {
    balance: 100_000,
    currency: 'PHP',
    isExpired: false,
    category: 'RNG',
    theme: 'koi',
    isTrial: false,
  };

  const createFailure = (errorCode: string) => ({
    success: false,
    errorCode,
    value: { balance: formatAmount(state.balance) },
  });
  const value = () => ({ success: true, value: { balance: formatAmount(state.balance), currency: state.currency } });

  const handlers: Record<string, (body: Body) => { success: boolean; errorCode?: string; value?: unknown }> = {
    session: ({ token = '' }) => {
      if (!token.startsWith('launch') || spentTokens.has(token)) return createFailure('wallet.session.expired');
      spentTokens.add(token);
      return {
        success: true,
        value: {
          token: 'game-token',
          playerId: token.split('.')[1] ?? 'player-1',
          currency: state.currency,
          balance: formatAmount(state.balance),
          language: 'EN',
          gameId: 'koi-garden',
          gameName: 'Koi Garden',
          category: state.category,
          theme: state.theme,
          isTrial: state.isTrial,
          timeZone: 'Asia/Manila',
        },
      };
    },
    balance: () => (state.isExpired ? createFailure('wallet.session.expired') : value()),
    bet: ({ transactionUuid = '', amount = '' }) => {
      if (rolledBack.has(transactionUuid)) return createFailure('wallet.bet.rolled.back');
      if (state.isExpired) return createFailure('wallet.session.expired');
      if (parseAmount(amount) > state.balance) return createFailure('wallet.insufficient.balance');
      bets.set(transactionUuid, parseAmount(amount));
      state.balance -= parseAmount(amount);
      return value();
    },
    win: ({ transactionUuid = '', betTransactionUuid = '', amount = '' }) => {
      if (!bets.has(betTransactionUuid) || rolledBack.has(betTransactionUuid))
        return createFailure('wallet.bet.rolled.back');
      wins.set(transactionUuid, parseAmount(amount));
      winIdsByBet.set(betTransactionUuid, (winIdsByBet.get(betTransactionUuid) ?? new Set()).add(transactionUuid));
      settled.add(betTransactionUuid);
      state.balance += parseAmount(amount);
      return value();
    },
    rollback: ({ betTransactionUuid = '' }) => {
      if (!rolledBack.has(betTransactionUuid)) state.balance += bets.get(betTransactionUuid) ?? 0;
      rolledBack.add(betTransactionUuid);
      return value();
    },
  };

  return {
    state,
    bets,
    wins,
    /** Ids of the wins that were paid on each bet, by bet id. */
    winIdsByBet,
    rolledBack,
    /** Ids of the settled bets, won or lost. */
    settled,
    /**
     * Processes a wallet call. A repeated transaction id with the same body does not move money again. With another
     * body, the call fails as a conflict.
     */
    handle: (call: string, body: Body) => {
      const handler = handlers[call];
      if (!handler) return createFailure('request.not.found');
      const before = body.transactionUuid === undefined ? undefined : storedResponses.get(body.transactionUuid);
      if (before) return before.body === JSON.stringify(body) ? value() : createFailure('wallet.transaction.conflict');
      const response = handler(body);
      if (response.success && body.transactionUuid !== undefined)
        storedResponses.set(body.transactionUuid, { body: JSON.stringify(body) });
      return response;
    },
  };
};
