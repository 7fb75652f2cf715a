import type { ObjectStore } from '../../core/storage/object-store.ts';

/** Wraps a store so that `step` is called before and after each `put`. */
export const withSteps = ({ put, ...store }: ObjectStore, step: () => void): ObjectStore => ({
  ...store,
  put: async (id, bytes) => {
    step();
    await put(id, bytes);
    step();
  },
});
