import { deviceStorage } from '@livery/kit/storage';

const key = 'livery.signedOut';

/** Tells the browser's other tabs who signed out. The time makes each mark a change, which is what they hear of. */
export const broadcastLogout = (userName: string): void =>
  void deviceStorage.set(key, JSON.stringify({ userName, at: Date.now() }));

/** Who signed out in another tab, where that is what changed in the storage. */
export const getLoggedOutUser = ({ key: changed, newValue }: StorageEvent): string | null => {
  if (changed !== key || !newValue) return null;
  try {
    return (JSON.parse(newValue) as { userName?: string }).userName ?? null;
  } catch {
    return null;
  }
};
