import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import type { WalletClient } from '../wallet/wallet-client.ts';
import type { RoundRecord } from './records.ts';

/** Refusals that repeating the same call can never lift. Anything else (a wrong clock, maintenance) may pass. */
const final: readonly string[] = [ErrorCode.TransactionConflict, ErrorCode.BetRolledBack, ErrorCode.BadRequest, ErrorCode.NotFound];

/** True while the wallet still has to acknowledge a win or a rollback. */
export const isOutstanding = (round: RoundRecord): boolean => round.state === 'owed' || round.state === 'cancelling';

/** One attempt to pay or to roll back. Gives the round as it stands after it: the same one when the attempt must be repeated. */
export const settleRound = async (wallet: WalletClient, round: RoundRecord): Promise<RoundRecord> => {
  const common = { playerId: round.playerId, transactionUuid: round.closingUuid, betTransactionUuid: round.betUuid };
  const answer =
    round.state === 'cancelling' ? await wallet.rollback(common) : await wallet.win({ ...common, roundId: round.wireRoundId, amount: formatAmount(round.result?.win ?? 0) });
  if (answer.status === 'done') return { ...round, state: round.state === 'cancelling' ? 'cancelled' : 'settled', balance: parseAmount(answer.value.balance) };
  if (answer.status === 'refused' && final.includes(answer.errorCode)) return { ...round, state: 'disputed', errorCode: answer.errorCode };
  return round;
};
