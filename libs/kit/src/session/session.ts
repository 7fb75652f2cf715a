import { useMemo, useSyncExternalStore } from 'react';
import { deviceStorage, notifyStorageChange, subscribeToStorage, tabStorage } from '../storage/storage.ts';

/** Content of `MC_SESSION_INFO`, with the names of the specification. */
export interface Session {
  readonly token: string;
  readonly userName: string;
  readonly merchantCode: string;
  /** Member type, e.g. 0 member, 4 free trial. */
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

const key = 'MC_SESSION_INFO';

/** Storage key of the banks that a member can be paid to. Stored on the device while a member is logged in. */
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

/** Session of this tab. */
export const getSession = (): Session | null => parseSession(getStored());

export const setSession = (session: Session): void => {
  tabStorage.set(key, JSON.stringify(session));
  notifyStorageChange();
};

/** Deletes the session and all data stored for its member. */
export const clearSession = (): void => {
  tabStorage.clear();
  deviceStorage.remove(bankListKey);
  notifyStorageChange();
};

/** Calls the listener when the session starts, changes or ends. Returns the function that stops it. */
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
