export interface SafeStorage {
  readonly get: (key: string) => string | null;
  /** Returns false when the browser rejects the write: the value then stays in memory until the page closes. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
}

/** Wraps a storage that may be full, blocked or absent, with a fallback in memory. */
export const createSafeStorage = (storage: () => Storage): SafeStorage => {
  const memory = new Map<string, string>();
  const attempt = <Result>(act: () => Result, fallback: Result): Result => {
    try {
      return act();
    } catch {
      return fallback;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt(() => storage().getItem(key), null),
    set: (key, value) => {
      const stored = attempt(() => (storage().setItem(key, value), true), false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return stored;
    },
    remove: (key) => {
      memory.delete(key);
      attempt(() => storage().removeItem(key), undefined);
    },
    clear: () => {
      memory.clear();
      attempt(() => storage().clear(), undefined);
    },
  };
};

/** Notifies this page of a changed value, as the browser notifies the other tabs. */
export const notifyStorageChange = (): void => void dispatchEvent(new StorageEvent('storage'));

/** Calls the listener after each change of a stored value. Returns the function that stops it. */
export const subscribeToStorage = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

export const tabStorage = createSafeStorage(() => sessionStorage);
export const deviceStorage = createSafeStorage(() => localStorage);
