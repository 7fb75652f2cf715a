export interface SafeStorage {
  readonly get: (key: string) => string | null;
  /**
   * Stores a value. Returns false if the browser cannot store it. The value is then only in memory and is lost when
   * the page closes.
   */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
}

/**
 * Wraps a browser storage, and never throws an error. If the browser storage is full, blocked or missing, values are
 * stored in memory.
 */
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

/** Notifies the listeners of this page that a stored value has changed. The browser itself notifies only other tabs. */
export const notifyStorageChange = (): void => void dispatchEvent(new StorageEvent('storage'));

/** Calls the listener after each change of a stored value. Returns a function that removes the listener. */
export const subscribeToStorage = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

export const tabStorage = createSafeStorage(() => sessionStorage);
export const deviceStorage = createSafeStorage(() => localStorage);
