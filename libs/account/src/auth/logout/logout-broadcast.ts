import { deviceStorage } from '@livery/kit/storage';

const key = 'livery.signedOut';

/**
 * Notifies the browser's other tabs that this user has logged out. The stored value contains a timestamp, because the
 * `storage` event fires only when the value changes.
 */
export const broadcastLogout = (userName: string): void =>
  void deviceStorage.set(key, JSON.stringify({ userName, at: Date.now() }));

/** Returns the user who logged out in another tab, or null for any other storage event. */
export const getLoggedOutUser = ({ key: changed, newValue }: StorageEvent): string | null => {
  if (changed !== key || !newValue) return null;
  try {
    return (JSON.parse(newValue) as { userName?: string }).userName ?? null;
  } catch {
    return null;
  }
};
