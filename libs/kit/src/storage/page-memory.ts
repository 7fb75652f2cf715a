import { createSafeStorage } from './storage.ts';

/** Stores values in memory only, so that they are gone when the page closes. Use it for secrets, e.g. a password. */
export const pageMemory = createSafeStorage(() => {
  throw new Error('Values of the page stay in memory');
});
