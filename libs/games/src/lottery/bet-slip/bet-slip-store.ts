import type { Slip } from '@livery/api/lottery';
import type { Picks } from '@livery/lottery-rules/selection';
import { getSession, subscribeToSession } from '@livery/kit/session';
import { tabStorage } from '@livery/kit/storage';
import { useCallback, useSyncExternalStore } from 'react';
import type { BetSlipLine } from './bet-slip-line.ts';

/**
 * Bet slip that the app has sent, but for which it has no final response. The app then sends the identical request
 * again, until it gets a final response. Another request could place the bets twice.
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
  /** Bet slips that a guest has filled in this tab. They become slips of the next member who logs in. */
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
    // Earlier versions of the app had no `guestSlips`. They stored the slips of a guest in `slips`, without an owner.
    return owner
      ? { owner, slips, guestSlips }
      : { owner: undefined, slips: {}, guestSlips: { ...slips, ...guestSlips } };
  } catch {
    return noBetSlips;
  }
};

const isEmpty = ({ lines, draft, open }: StoredBetSlip): boolean => lines.length === 0 && !draft && !open;

/**
 * Adds the slips of a guest to the slips of a member. If both have a slip for the same lottery, the member's slip is
 * used, except if it is empty.
 */
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
 * If a member is logged in, makes the slips of the guest slips of this member. If another member was logged in before
 * on this browser tab, the slips of that member are deleted. If no member is logged in, changes nothing: the slips of
 * the last member stay stored, but hidden, because the guest can be another person.
 */
const handOverGuestSlips = (): void => {
  const user = getSession()?.userName;
  const { owner, slips, guestSlips } = getBetSlips();
  if (user && (user !== owner || Object.keys(guestSlips).length > 0))
    storeBetSlips({ owner: user, slips: addGuestSlips(user === owner ? slips : {}, guestSlips), guestSlips: {} });
};

/**
 * Returns the slip that the visitor sees. A member sees the slip of the guest before `handOverGuestSlips` has run, too.
 * The slip is therefore always visible directly after a log-in.
 */
const getVisibleSlip = (slipKey: string): StoredBetSlip => {
  const user = getSession()?.userName;
  const { owner, slips, guestSlips } = getBetSlips();
  const guestSlip = guestSlips[slipKey] ?? emptyBetSlip;
  const memberSlip = user && user === owner ? slips[slipKey] : undefined;
  return memberSlip && !isEmpty(memberSlip) ? memberSlip : guestSlip;
};

const subscribe = (listener: () => void): (() => void) => {
  // While no component is subscribed, this module does not listen to changes of the session. A log-in in this time is
  // handled here.
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
 * Returns the bet slip of one lottery and one price list, and a function that changes it. The tab's storage contains
 * the slip, so a reload does not delete it. When the session ends, the slip is hidden until the same member logs in
 * again.
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
