import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import type { WalletClient } from '../../wallet/wallet-client.ts';
import type { PayoutRecord } from '../../store/records.ts';

/**
 * Error codes of the wallet after which a retry of a payout is useless. Errors with other codes may be temporary,
 * e.g. a wrong clock or maintenance.
 */
const permanentErrors: readonly string[] = [
  ErrorCode.TransactionConflict,
  ErrorCode.BetRolledBack,
  ErrorCode.BadRequest,
  ErrorCode.NotFound,
];

/**
 * Makes one attempt to pay a win or to refund a stake (rollback). Returns the payout with its new state: `paid`, or
 * `disputed` if the wallet rejects the call permanently. Returns the same object if a retry is necessary.
 */
export const attemptPayout = async (wallet: WalletClient, payout: PayoutRecord): Promise<PayoutRecord> => {
  const common = { playerId: payout.playerId, transactionUuid: payout.payoutId, betTransactionUuid: payout.betId };
  const result =
    payout.kind === 'rollback'
      ? await wallet.rollback(common)
      : await wallet.win({ ...common, roundId: payout.roundId, amount: formatAmount(payout.amount) });
  if (result.status === 'done') return { ...payout, state: 'paid', balance: parseAmount(result.value.balance) };
  if (result.status === 'rejected' && permanentErrors.includes(result.errorCode))
    return { ...payout, state: 'disputed', errorCode: result.errorCode };
  return payout;
};
