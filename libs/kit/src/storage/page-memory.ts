import { createSafeStorage } from './storage.ts';

/** Values that belong to the page and must not outlive it, such as a password. A storage that always falls back to memory. */
export const pageMemory = createSafeStorage(() => {
  throw new Error('Values of the page stay in memory');
});
