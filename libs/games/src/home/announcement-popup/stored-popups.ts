import type { Session } from '@livery/kit/session';
import { deviceStorage } from '@livery/kit/storage';

const storageKey = 'livery.popups';

interface StoredSet {
  readonly set: string;
  readonly show: boolean;
}

/**
 * Audience of the popups: guests, members, and members in their first log-in (`first`). They see different popups on
 * the same device. The app therefore stores for each audience if the popups were closed.
 */
export type Audience = 'guest' | 'member' | 'first';

export const getAudience = (session: Session | null): Audience => {
  if (!session) return 'guest';
  return session.firstTimeLogin ? 'first' : 'member';
};

const isStoredSet = (value: unknown): value is StoredSet =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as StoredSet).set === 'string' &&
  typeof (value as StoredSet).show === 'boolean';

const readStoredPopups = (): Readonly<Record<string, unknown>> => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/**
 * Returns true if the visitor must see this set of popups. Returns false only if the app has stored that this audience
 * has closed the same set.
 */
export const shouldShowPopups = (audience: Audience, set: string): boolean => {
  const stored = readStoredPopups()[audience];
  return !isStoredSet(stored) || stored.set !== set || stored.show;
};

export const storePopups = (audience: Audience, stored: StoredSet): void =>
  void deviceStorage.set(storageKey, JSON.stringify({ ...readStoredPopups(), [audience]: stored }));
