import { parseAmount } from '@livery/contract/money';
import {
  seamlessBalance,
  seamlessBet,
  seamlessRollback,
  seamlessSession,
  seamlessWin,
} from '@livery/contract/seamless';
import type { Route } from '../../../core/http/route.ts';
import type { GameWallet } from './game-wallet.ts';

/** Routes of the standard wallet API (seamless wallet): session, balance, bet, win and rollback. */
export const seamlessRoutes = (route: Route, wallet: GameWallet): void => {
  route(seamlessSession, ({ vendor, request: { token } }) => wallet.open(vendor, token));
  route(seamlessBalance, ({ vendor, request: { token } }) => wallet.balance(vendor, token));
  route(seamlessBet, ({ vendor, bodyHash, request: { amount, ...bet } }) =>
    wallet.bet({ vendor, bodyHash, ...bet, amount: parseAmount(amount) }),
  );
  route(
    seamlessWin,
    ({ vendor, bodyHash, request: { playerId, transactionUuid, betTransactionUuid: betId, amount } }) =>
      wallet.win({ vendor, bodyHash, playerId, transactionUuid, betId, amount: parseAmount(amount) }),
  );
  route(seamlessRollback, ({ vendor, bodyHash, request: { playerId, transactionUuid, betTransactionUuid: betId } }) =>
    wallet.rollback({ vendor, bodyHash, playerId, transactionUuid, betId }),
  );
};
