import { useSyncExternalStore } from 'react';
import { deviceStorage, tabStorage } from '../storage/storage.ts';

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

const listeners = new Set<() => void>();

const readStoredSession = (): Session | null => {
  try {
    const session = JSON.parse(tabStorage.get(key) ?? 'null') as Partial<Session> | null;
    return session && typeof session.token === 'string' && typeof session.type === 'number'
      ? (session as Session)
      : null;
  } catch {
    return null;
  }
};

let current: Session | null | undefined;

const publish = (session: Session | null): void => {
  current = session;
  for (const listener of listeners) listener();
};

/** Session of this tab. */
export const getSession = (): Session | null => (current === undefined ? (current = readStoredSession()) : current);

export const setSession = (session: Session): void => {
  tabStorage.set(key, JSON.stringify(session));
  publish(session);
};

/** Deletes the session and all data stored for its member. */
export const clearSession = (): void => {
  tabStorage.clear();
  deviceStorage.remove(bankListKey);
  publish(null);
};

export const subscribeToSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = (): Session | null => useSyncExternalStore(subscribeToSession, getSession, () => null);
