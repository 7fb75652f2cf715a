/** Remembers a text for this tab across reloads, where the browser lets an embedded page do so. */
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
      // Storage is forbidden in this frame: a reload then asks for a new launch.
    }
  },
});
