export interface SafeStorage {
  readonly get: (key: string) => string | null;
  /** False where the browser refused: the value is then kept until the page closes. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
}

/** Storage that may be full, forbidden or absent: the app goes on with what it remembers itself. */
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

export const tabStorage = createSafeStorage(() => sessionStorage);
export const deviceStorage = createSafeStorage(() => localStorage);
