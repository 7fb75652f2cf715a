import { deviceStorage } from '@livery/kit/storage';

const key = 'livery.signedOut';

/**
 * Reports a logout to the other tabs of this browser by writing the user name to the browser's storage. The browser
 * fires the `storage` event only if the value changes. The value therefore also contains a timestamp.
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
