import type { ProviderStore } from '../../store/provider-store.ts';
import type { WalletClient } from '../../wallet/wallet-client.ts';
import type { PayoutRecord } from '../../store/records.ts';
import { attemptPayout } from './attempt-payout.ts';

const firstRetryMs = 1000;
const longestRetryMs = 300_000;
const maxConcurrent = 16;

export interface OutboxOptions {
  readonly store: ProviderStore;
  readonly getWallet: (vendor: string) => WalletClient | undefined;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
  /** Called after each failed attempt to pay a payout: the wallet has rejected the call or has not responded. */
  readonly onError: (payout: PayoutRecord) => void;
}

export interface Outbox {
  /**
   * Makes one attempt to pay a payout now. If an attempt is already running, waits for that attempt. Returns the
   * payout with its new state, or undefined for an unknown id.
   */
  readonly pay: (payoutId: string) => Promise<PayoutRecord | undefined>;
  /** Makes one attempt for each payout whose retry delay is over. */
  readonly payDue: () => Promise<void>;
}

/**
 * Creates the queue that pays wins and rolls bets back. The queue retries each payout until the wallet confirms it,
 * or rejects it with an error code that makes a retry useless. All payouts are in the payout table of the store, so
 * the queue survives a restart of the process. A restart only resets the delays between the attempts.
 */
export const createOutbox = ({ store, getWallet, now, onError }: OutboxOptions): Outbox => {
  const { payouts } = store.tables;
  const running = new Map<string, Promise<PayoutRecord | undefined>>();
  const waiting = new Map<string, { readonly attempts: number; readonly dueAt: number }>();

  const attempt = async (payoutId: string): Promise<PayoutRecord | undefined> => {
    const payout = payouts.get(payoutId);
    const wallet = payout && getWallet(payout.vendor);
    if (!payout || !wallet || payout.state !== 'due') return payout;
    const after = await attemptPayout(wallet, payout);
    if (after !== payout) await store.commit({ payouts: { [payoutId]: after } });
    if (after.state === 'due') {
      const attempts = (waiting.get(payoutId)?.attempts ?? 0) + 1;
      waiting.set(payoutId, { attempts, dueAt: now() + Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs) });
    } else waiting.delete(payoutId);
    if (after.state !== 'paid') onError(after);
    return after;
  };

  const pay = (payoutId: string): Promise<PayoutRecord | undefined> => {
    const current = running.get(payoutId);
    if (current) return current;
    const run = attempt(payoutId).finally(() => running.delete(payoutId));
    running.set(payoutId, run);
    return run;
  };

  return {
    pay,
    payDue: async () => {
      const due = [...payouts.values()].filter(
        ({ payoutId, state }) => state === 'due' && (waiting.get(payoutId)?.dueAt ?? 0) <= now(),
      );
      const next = due.values();
      const work = async (): Promise<void> => {
        for (const { payoutId } of next) await pay(payoutId).catch(() => undefined);
      };
      await Promise.all(Array.from({ length: Math.min(maxConcurrent, due.length) }, work));
    },
  };
};
