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
  /** In epoch milliseconds. */
  readonly now: () => number;
  /** Called after every attempt that leaves a payout due or disputed. */
  readonly onError: (payout: PayoutRecord) => void;
}

export interface Outbox {
  /** Attempts one payout now, unless an attempt is in progress, and returns it after the attempt. */
  readonly pay: (payoutId: string) => Promise<PayoutRecord | undefined>;
  /** Attempts every payout that is due for a retry. */
  readonly payDue: () => Promise<void>;
}

/**
 * Pays wins and rolls bets back until the wallet acknowledges each. The queue is the payout table of the store, so it
 * survives a kill. Only the delays between attempts restart.
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
