import { createSafeStorage } from './storage.ts';

/** Stores values that must be deleted when the page closes, such as a password. The values are only in memory. */
export const pageMemory = createSafeStorage(() => {
  throw new Error('Values of the page stay in memory');
});
