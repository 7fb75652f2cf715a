/**
 * Creates an item in the session storage, which survives a reload of this tab. It is empty when the browser blocks the
 * storage of an embedded page.
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
      // The browser blocks storage in this frame. A reload then needs a new launch.
    }
  },
});
