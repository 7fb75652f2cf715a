import type { Slip } from '@livery/api/lottery';
import type { Picks } from '@livery/lottery-rules/selection';
import { getSession, subscribeToSession } from '@livery/kit/session';
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

type BetSlips = Readonly<Record<string, StoredBetSlip>>;

interface StoredBetSlips {
  /** User name of the member to whom `slips` belong. Undefined if the tab has no slips of a member. */
  readonly owner: string | undefined;
  readonly slips: BetSlips;
  /** Slips of a guest on this tab. The next member who logs in gets them. */
  readonly guestSlips: BetSlips;
}

const storageKey = 'livery.lotterySlips';
const emptyBetSlip: StoredBetSlip = { lines: [] };
const noBetSlips: StoredBetSlips = { owner: undefined, slips: {}, guestSlips: {} };
const listeners = new Set<() => void>();
let cachedSlips: StoredBetSlips | undefined;

const isBetSlips = (value: unknown): value is BetSlips =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((slip: Partial<StoredBetSlip> | null) => Array.isArray(slip?.lines));

const readStoredBetSlips = (): StoredBetSlips => {
  try {
    const value = JSON.parse(tabStorage.get(storageKey) ?? 'null') as Partial<StoredBetSlips> | null;
    const { owner, slips, guestSlips = {} } = value ?? {};
    if (!isBetSlips(slips) || !isBetSlips(guestSlips)) return noBetSlips;
    // Earlier versions stored the slips of a guest as slips without an owner.
    return owner
      ? { owner, slips, guestSlips }
      : { owner: undefined, slips: {}, guestSlips: { ...slips, ...guestSlips } };
  } catch {
    return noBetSlips;
  }
};

const isEmpty = ({ lines, draft, open }: StoredBetSlip): boolean => lines.length === 0 && !draft && !open;

/** Combines the slips of a member with those of a guest. A slip of the member is replaced only if it is empty. */
const addGuestSlips = (slips: BetSlips, guestSlips: BetSlips): BetSlips => ({
  ...slips,
  ...Object.fromEntries(Object.entries(guestSlips).filter(([key]) => isEmpty(slips[key] ?? emptyBetSlip))),
});

const storeBetSlips = (betSlips: StoredBetSlips): void => {
  cachedSlips = betSlips;
  tabStorage.set(storageKey, JSON.stringify(betSlips));
};

const getBetSlips = (): StoredBetSlips => (cachedSlips ??= readStoredBetSlips());

/**
 * Gives the slips of a guest to the member who has logged in. A guest does not see the slips of a member, because a
 * guest can be any person. The member sees them again after the next log-in. If another member logs in on this browser
 * tab, the slips of the previous member are deleted.
 */
const handOverGuestSlips = (): void => {
  const user = getSession()?.userName;
  const { owner, slips, guestSlips } = getBetSlips();
  if (user && (user !== owner || Object.keys(guestSlips).length > 0))
    storeBetSlips({ owner: user, slips: addGuestSlips(user === owner ? slips : {}, guestSlips), guestSlips: {} });
};

/**
 * Returns the slip that the visitor sees. The result does not depend on the time at which `handOverGuestSlips` runs
 * after a log-in.
 */
const getVisibleSlip = (slipKey: string): StoredBetSlip => {
  const user = getSession()?.userName;
  const { owner, slips, guestSlips } = getBetSlips();
  const guestSlip = guestSlips[slipKey] ?? emptyBetSlip;
  const memberSlip = user && user === owner ? slips[slipKey] : undefined;
  return memberSlip && !isEmpty(memberSlip) ? memberSlip : guestSlip;
};

const subscribe = (listener: () => void): (() => void) => {
  // The session can have changed while no component was subscribed, for example on the page of the log-in.
  handOverGuestSlips();
  listeners.add(listener);
  const unsubscribe = subscribeToSession(() => {
    handOverGuestSlips();
    listener();
  });
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
};

/** Deletes the bet slips in memory and in the storage of the tab. */
export const clearBetSlips = (): void => {
  cachedSlips = undefined;
  tabStorage.remove(storageKey);
};

/**
 * State of the bet slip for one lottery and one price list. The slip is not lost after a reload or a visit to another
 * page. When the session ends, the slip is hidden until the same member logs in again.
 */
export const useBetSlip = (
  slipKey: string,
): readonly [StoredBetSlip, (change: (slip: StoredBetSlip) => StoredBetSlip) => void] => {
  const slip = useSyncExternalStore(subscribe, () => getVisibleSlip(slipKey));
  const update = useCallback(
    (change: (slip: StoredBetSlip) => StoredBetSlip) => {
      handOverGuestSlips();
      const stored = getBetSlips();
      const part = getSession() ? 'slips' : 'guestSlips';
      storeBetSlips({ ...stored, [part]: { ...stored[part], [slipKey]: change(getVisibleSlip(slipKey)) } });
      for (const listener of listeners) listener();
    },
    [slipKey],
  );
  return [slip, update];
};
