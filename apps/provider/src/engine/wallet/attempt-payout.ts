import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import type { WalletClient } from '../../wallet/wallet-client.ts';
import type { PayoutRecord } from '../records.ts';

/** Refusals that repeating the same call can never lift. Anything else (a wrong clock, maintenance) may pass. */
const permanentErrors: readonly string[] = [
  ErrorCode.TransactionConflict,
  ErrorCode.BetRolledBack,
  ErrorCode.BadRequest,
  ErrorCode.NotFound,
];

/** One attempt to pay or to roll back. Gives the payout as it stands after it: the same one when the attempt must be repeated. */
export const attemptPayout = async (wallet: WalletClient, payout: PayoutRecord): Promise<PayoutRecord> => {
  const common = { playerId: payout.playerId, transactionUuid: payout.payoutId, betTransactionUuid: payout.betId };
  const result =
    payout.kind === 'rollback'
      ? await wallet.rollback(common)
      : await wallet.win({ ...common, roundId: payout.roundId, amount: formatAmount(payout.amount) });
  if (result.status === 'done') return { ...payout, state: 'paid', balance: parseAmount(result.value.balance) };
  if (result.status === 'refused' && permanentErrors.includes(result.errorCode))
    return { ...payout, state: 'disputed', errorCode: result.errorCode };
  return payout;
};
