import type { Slip } from '@livery/api/lottery';
import type { Picks } from '@livery/lottery-rules/selection';
import { getSession } from '@livery/kit/session';
import { tabStorage } from '@livery/kit/storage';
import { useCallback, useSyncExternalStore } from 'react';
import type { BetSlipLine } from './bet-slip-line.ts';

/**
 * Bet slip that was sent and whose outcome is still unknown. The app repeats the same request until the outcome is
 * known.
 */
export interface PendingPlacement {
  readonly slip: Slip;
  readonly lineIds: readonly string[];
}

/** Bet that the member is choosing and has not added to the bet slip yet. */
export interface Draft {
  readonly method: string;
  readonly picks: Picks;
  readonly unit: string;
  readonly multiple: number;
}

export interface StoredBetSlip {
  readonly lines: readonly BetSlipLine[];
  readonly draft?: Draft | undefined;
  readonly open?: PendingPlacement | undefined;
}

interface StoredBetSlips {
  /** User name of the slips' owner. Undefined before the first log-in on this tab. */
  readonly owner: string | undefined;
  readonly slips: Readonly<Record<string, StoredBetSlip>>;
}

const storageKey = 'livery.lotterySlips';
const emptyBetSlip: StoredBetSlip = { lines: [] };
const anonymousBetSlips: StoredBetSlips = { owner: undefined, slips: {} };
const listeners = new Set<() => void>();
let cachedSlips: StoredBetSlips | undefined;

const isStoredBetSlips = (value: unknown): value is StoredBetSlips =>
  typeof value === 'object' &&
  value !== null &&
  'slips' in value &&
  typeof value.slips === 'object' &&
  Object.values(value.slips ?? {}).every((slip: Partial<StoredBetSlip> | null) => Array.isArray(slip?.lines));

const readStoredBetSlips = (): StoredBetSlips => {
  try {
    const value: unknown = JSON.parse(tabStorage.get(storageKey) ?? 'null');
    return isStoredBetSlips(value) ? value : { owner: undefined, slips: {} };
  } catch {
    return { owner: undefined, slips: {} };
  }
};

const getBetSlips = (): StoredBetSlips => {
  cachedSlips ??= readStoredBetSlips();
  const user = getSession()?.userName;
  // When another member logs in on this device, the slips of the previous member are deleted. A guest sees no slips,
  // because a guest can be any person. The previous member sees the slips again after the next log-in.
  if (user && cachedSlips.owner && user !== cachedSlips.owner) cachedSlips = { owner: user, slips: {} };
  return !user && cachedSlips.owner ? anonymousBetSlips : cachedSlips;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Deletes the bet slips in memory and in the storage of the tab. */
export const clearBetSlips = (): void => {
  cachedSlips = undefined;
  tabStorage.remove(storageKey);
};

/**
 * State of the bet slip for one lottery and one price list. The slip survives a reload and a visit to another page.
 * When the session ends, the slip is hidden until the same member logs in again.
 */
export const useBetSlip = (
  slipKey: string,
): readonly [StoredBetSlip, (change: (slip: StoredBetSlip) => StoredBetSlip) => void] => {
  const slip = useSyncExternalStore(subscribe, () => getBetSlips().slips[slipKey] ?? emptyBetSlip);
  const update = useCallback(
    (change: (slip: StoredBetSlip) => StoredBetSlip) => {
      const { owner, slips } = getBetSlips();
      cachedSlips = {
        owner: getSession()?.userName ?? owner,
        slips: { ...slips, [slipKey]: change(slips[slipKey] ?? emptyBetSlip) },
      };
      tabStorage.set(storageKey, JSON.stringify(cachedSlips));
      for (const listener of listeners) listener();
    },
    [slipKey],
  );
  return [slip, update];
};
