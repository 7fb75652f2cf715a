import { createSafeStorage } from './storage.ts';

/** Stores values only in memory. Use it for values that must not remain after the page closes, e.g. a password. */
export const pageMemory = createSafeStorage(() => {
  throw new Error('Values of the page stay in memory');
});
