import type { ObjectStore } from '../../core/storage/object-store.ts';

/** Adds a step before and after each function of a store that changes something. */
export const withSteps = ({ put, ...store }: ObjectStore, step: () => void): ObjectStore => ({
  ...store,
  put: async (id, bytes) => {
    step();
    await put(id, bytes);
    step();
  },
});
