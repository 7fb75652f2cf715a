/**
 * Creates an item in the session storage. The item survives a reload of this tab. If the browser blocks the session
 * storage, reads return undefined and writes do nothing.
 */
export const createSessionStorageItem = (key: string) => ({
  read: (): string | undefined => {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (value: string | undefined): void => {
    try {
      if (value === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      // The browser blocks the session storage of this frame, so a reload loses the value. If the value is the bearer
      // token, the player must then launch the game again.
    }
  },
});
