import { deviceStorage } from '@livery/kit/storage';

const key = 'livery.signedOut';

/**
 * Writes the user name to the browser's storage, which notifies the other tabs of the logout. The value contains a
 * timestamp, because the `storage` event fires only when the value changes.
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
