import type { PlayBreak } from '@livery/contract/responsible-gaming';
import { useMemo, useSyncExternalStore } from 'react';
import { deviceStorage, notifyStorageChange, subscribeToStorage, tabStorage } from '../storage/storage.ts';

/**
 * Data of the log-in session, stored as `MC_SESSION_INFO` in the session storage of the browser tab. The API
 * specification defines all property names except `pause`.
 */
export interface Session {
  readonly token: string;
  readonly userName: string;
  readonly merchantCode: string;
  /** Type of the member, e.g. 0 for a normal member and 4 for a free trial. */
  readonly type: number;
  readonly firstTimeLogin: boolean;
  /** Break during which the member cannot play: a cool-off or a self-exclusion. Undefined if no break is active. */
  readonly pause?: PlayBreak | undefined;
}

const key = 'MC_SESSION_INFO';

/**
 * Storage key of the list of banks to which the member's money can be paid out. The list is stored until the member
 * logs out.
 */
export const bankListKey = 'MC_BankList';

const parseSession = (stored: string | null): Session | null => {
  try {
    const session = JSON.parse(stored ?? 'null') as Partial<Session> | null;
    return session && typeof session.token === 'string' && typeof session.type === 'number'
      ? (session as Session)
      : null;
  } catch {
    return null;
  }
};

const getStored = (): string | null => tabStorage.get(key);

/** Returns the session of this browser tab, or null if there is none. */
export const getSession = (): Session | null => parseSession(getStored());

export const setSession = (session: Session): void => {
  tabStorage.set(key, JSON.stringify(session));
  notifyStorageChange();
};

/** Ends the session: deletes all data in the storage of this tab, and the list of banks that the device stores. */
export const clearSession = (): void => {
  tabStorage.clear();
  deviceStorage.remove(bankListKey);
  notifyStorageChange();
};

/** Calls the listener when the session starts, changes or ends. Returns a function that removes the listener. */
export const subscribeToSession = (listener: () => void): (() => void) => {
  let previous = getStored();
  return subscribeToStorage(() => {
    const current = getStored();
    if (current === previous) return;
    previous = current;
    listener();
  });
};

export const useSession = (): Session | null => {
  const stored = useSyncExternalStore(subscribeToStorage, getStored, () => null);
  return useMemo(() => parseSession(stored), [stored]);
};
