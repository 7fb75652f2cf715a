import type { ProviderStore } from '../store/provider-store.ts';
import type { WalletClient } from '../wallet/wallet-client.ts';
import type { RoundRecord } from './records.ts';
import { isOutstanding, settleRound } from './settle-round.ts';

const firstRetryMs = 1000;
const longestRetryMs = 300_000;

export interface OutboxOptions {
  readonly store: ProviderStore;
  readonly walletOf: (vendor: string) => WalletClient | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Told of every attempt that left a round outstanding or in dispute. */
  readonly onTrouble: (round: RoundRecord) => void;
}

export interface Outbox {
  /** Attempts one round now, unless an attempt is on its way already, and gives it as it then stands. */
  readonly settle: (key: string) => Promise<RoundRecord | undefined>;
  /** Attempts every outstanding round whose time has come. */
  readonly settleDue: () => Promise<void>;
}

/**
 * Pays wins and rolls bets back until the wallet acknowledges each. The work itself is the outstanding rounds of the
 * store, so it survives a killed process; only the waiting times between attempts start anew.
 */
export const createOutbox = ({ store, walletOf, now, onTrouble }: OutboxOptions): Outbox => {
  const running = new Map<string, Promise<RoundRecord | undefined>>();
  const waiting = new Map<string, { readonly attempts: number; readonly dueAt: number }>();

  const attempt = async (key: string): Promise<RoundRecord | undefined> => {
    const round = store.tables.rounds.get(key);
    const wallet = round && walletOf(round.vendor);
    if (!round || !wallet || !isOutstanding(round)) return round;
    const after = await settleRound(wallet, round);
    if (after !== round) await store.commit({ rounds: { [key]: after } });
    if (isOutstanding(after)) {
      const attempts = (waiting.get(key)?.attempts ?? 0) + 1;
      waiting.set(key, { attempts, dueAt: now() + Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs) });
    } else waiting.delete(key);
    if (isOutstanding(after) || after.state === 'disputed') onTrouble(after);
    return after;
  };

  const settle = (key: string): Promise<RoundRecord | undefined> => {
    const current = running.get(key);
    if (current) return current;
    const run = attempt(key).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };

  return {
    settle,
    settleDue: async () => {
      const due = [...store.tables.rounds].filter(([key, round]) => isOutstanding(round) && (waiting.get(key)?.dueAt ?? 0) <= now());
      await Promise.allSettled(due.map(([key]) => settle(key)));
    },
  };
};
