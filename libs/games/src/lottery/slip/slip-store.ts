import type { Slip } from '@livery/api/lottery';
import type { Picks } from '@livery/contract/lottery/rules';
import { getSession } from '@livery/kit/session';
import { tabStorage } from '@livery/kit/storage';
import { useCallback, useSyncExternalStore } from 'react';
import type { SlipLine } from './slip-line.ts';

/** What was sent and never answered: it is asked for again, as it was, until it is known whether it was taken. */
export interface OpenPlacing {
  readonly slip: Slip;
  readonly lineIds: readonly string[];
}

/** What is picked and not yet a line. */
export interface Draft {
  readonly method: string;
  readonly picks: Picks;
  readonly unit: string;
  readonly multiple: number;
}

export interface KeptSlip {
  readonly lines: readonly SlipLine[];
  readonly draft?: Draft | undefined;
  readonly open?: OpenPlacing | undefined;
}

interface Kept {
  /** Whose they are; nobody's before the first log-in. */
  readonly owner: string | undefined;
  readonly slips: Readonly<Record<string, KeptSlip>>;
}

const key = 'livery.lotterySlips';
const nothing: KeptSlip = { lines: [] };
const nobodys: Kept = { owner: undefined, slips: {} };
const listeners = new Set<() => void>();
let kept: Kept | undefined;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'slips' in value &&
  typeof value.slips === 'object' &&
  Object.values(value.slips ?? {}).every((slip: Partial<KeptSlip> | null) => Array.isArray(slip?.lines));

const stored = (): Kept => {
  try {
    const value: unknown = JSON.parse(tabStorage.get(key) ?? 'null');
    return isKept(value) ? value : { owner: undefined, slips: {} };
  } catch {
    return { owner: undefined, slips: {} };
  }
};

const read = (): Kept => {
  kept ??= stored();
  const user = getSession()?.userName;
  // Another member of the same device finds nothing of the one before; nor does a guest, who may be anybody, until its owner is back.
  if (user && kept.owner && user !== kept.owner) kept = { owner: user, slips: {} };
  return !user && kept.owner ? nobodys : kept;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the tab does not keep itself goes with the page. */
export const forgetSlips = (): void => {
  kept = undefined;
  tabStorage.remove(key);
};

/**
 * The slip of a lottery in a prize mode. It stays while its results are looked at, over a reload, and when the session
 * ends before it is placed: whoever logs in again finds it.
 */
export const useSlip = (table: string): readonly [KeptSlip, (change: (slip: KeptSlip) => KeptSlip) => void] => {
  const slip = useSyncExternalStore(subscribe, () => read().slips[table] ?? nothing);
  const write = useCallback(
    (change: (slip: KeptSlip) => KeptSlip) => {
      const { owner, slips } = read();
      kept = { owner: getSession()?.userName ?? owner, slips: { ...slips, [table]: change(slips[table] ?? nothing) } };
      tabStorage.set(key, JSON.stringify(kept));
      for (const listener of listeners) listener();
    },
    [table],
  );
  return [slip, write];
};
