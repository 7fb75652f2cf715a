import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import type { WalletClient } from '../../wallet/wallet-client.ts';
import type { BetRecord, SessionRecord } from '../../store/records.ts';

export type BetOutcome =
  | { readonly status: 'taken'; /** In minor units. */ readonly balance: number }
  | { readonly status: 'refused'; readonly errorCode: string; readonly balance?: number }
  | { readonly status: 'unknown' };

export interface BetRetries {
  /** Milliseconds before each further attempt. */
  readonly delays: readonly number[];
  readonly pause: (milliseconds: number) => Promise<void>;
}

/**
 * Sends the bet, and repeats it with the same uuid after a lost response. After a lost response, a rejection says
 * nothing about the earlier attempt, which may have taken the stake. So the result is then `unknown`, unless the wallet
 * reports that the bet is rolled back.
 */
export const placeBetWithRetry = async (
  wallet: WalletClient,
  { walletToken, gameId }: SessionRecord,
  bet: BetRecord,
  { delays, pause }: BetRetries,
): Promise<BetOutcome> => {
  const request = {
    token: walletToken,
    transactionUuid: bet.betId,
    roundId: bet.roundId,
    gameId,
    amount: formatAmount(bet.stake),
  };
  for (const delay of [0, ...delays]) {
    const isFirst = delay === 0;
    if (!isFirst) await pause(delay);
    const result = await wallet.bet(request);
    if (result.status === 'done') return { status: 'taken', balance: parseAmount(result.value.balance) };
    if (result.status === 'refused')
      return isFirst || result.errorCode === ErrorCode.BetRolledBack ? result : { status: 'unknown' };
  }
  return { status: 'unknown' };
};
