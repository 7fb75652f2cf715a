export interface SafeStorage {
  readonly get: (key: string) => string | null;
  /** False where the browser refused: the value is then kept until the page closes. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
}

/** Storage that may be full, forbidden or absent: the app goes on with what it remembers itself. */
export const safeStorage = (storage: () => Storage): SafeStorage => {
  const kept = new Map<string, string>();
  const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => kept.get(key) ?? attempt(() => storage().getItem(key), null),
    set: (key, value) => {
      const stored = attempt(() => (storage().setItem(key, value), true), false);
      if (stored) kept.delete(key);
      else kept.set(key, value);
      return stored;
    },
    remove: (key) => {
      kept.delete(key);
      attempt(() => storage().removeItem(key), undefined);
    },
    clear: () => {
      kept.clear();
      attempt(() => storage().clear(), undefined);
    },
  };
};

export const tabStorage = safeStorage(() => sessionStorage);
export const deviceStorage = safeStorage(() => localStorage);
