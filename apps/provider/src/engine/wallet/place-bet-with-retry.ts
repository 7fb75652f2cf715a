import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import type { WalletClient } from '../../wallet/wallet-client.ts';
import type { BetRecord, SessionRecord } from '../../store/records.ts';

export type BetOutcome =
  | { readonly status: 'taken'; /** Balance in minor units. */ readonly balance: number }
  | { readonly status: 'rejected'; readonly errorCode: string; readonly balance?: number }
  | { readonly status: 'unknown' };

export interface BetRetries {
  /** Delays before the retries, in milliseconds. */
  readonly delays: readonly number[];
  readonly pause: (milliseconds: number) => Promise<void>;
}

/**
 * Sends a bet to the wallet. After a lost response, sends the same bet again with the same UUID. If the wallet rejects
 * the repeated bet, the first attempt may still have taken the stake, so the result is `unknown`. But if the wallet
 * reports that the bet is already rolled back, the result is `rejected`.
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
    if (result.status === 'rejected')
      return isFirst || result.errorCode === ErrorCode.BetRolledBack ? result : { status: 'unknown' };
  }
  return { status: 'unknown' };
};
