import { useSyncExternalStore } from 'react';
import { deviceStorage, tabStorage } from '../storage/storage.ts';

/** What `MC_SESSION_INFO` holds, by the names of the specification. */
export interface Session {
  readonly token: string;
  readonly userName: string;
  readonly merchantCode: string;
  /** The member type, e.g. 0 member, 4 free trial. */
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

const key = 'MC_SESSION_INFO';

/** Where the banks that a member can be paid to are kept on the device: as long as somebody is logged in there. */
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

/** The session of this tab. */
export const getSession = (): Session | null => (current === undefined ? (current = readStoredSession()) : current);

export const setSession = (session: Session): void => {
  tabStorage.set(key, JSON.stringify(session));
  publish(session);
};

/** Forgets the session and all that was kept for its member. */
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
