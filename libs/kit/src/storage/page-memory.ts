import { createSafeStorage } from './storage.ts';

/** Stores values only in memory, e.g. a password that must not stay on the device after the page closes. */
export const pageMemory = createSafeStorage(() => {
  throw new Error('Values of the page stay in memory');
});
