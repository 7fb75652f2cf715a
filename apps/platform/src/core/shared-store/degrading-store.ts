import type { SharedStore } from './shared-store.ts';

/**
 * Creates a store that uses `shared`. While `shared` does not respond, the store uses `local` instead, so that calls
 * are not delayed. Values and messages in `local` are not visible to other gateway instances.
 */
export const createDegradingStore = (
  shared: SharedStore,
  local: SharedStore,
  onError: (error: Error) => void,
): SharedStore => {
  const withFallback = async <Result>(
    work: () => Promise<Result>,
    fallback: () => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      onError(error as Error);
      return fallback();
    }
  };
  const { ephemeralStore: remote } = shared;
  const { ephemeralStore: memory } = local;
  return {
    ephemeralStore: {
      set: (key, value, milliseconds) =>
        withFallback(
          () => remote.set(key, value, milliseconds),
          () => memory.set(key, value, milliseconds),
        ),
      setIfAbsent: (key, value, milliseconds) =>
        withFallback(
          () => remote.setIfAbsent(key, value, milliseconds),
          () => memory.setIfAbsent(key, value, milliseconds),
        ),
      // `local` contains the values that were set during an outage of the shared store, so it is searched if the shared
      // store has no value.
      consume: async (key) =>
        (await withFallback(
          () => remote.consume(key),
          async () => undefined,
        )) ?? memory.consume(key),
    },
    pubSub: {
      // The promise is not awaited: a call that has changed a balance must not wait until its event is published.
      publish: async (message) => {
        void withFallback(
          () => shared.pubSub.publish(message),
          () => local.pubSub.publish(message),
        );
      },
      subscribe: (listener) => {
        shared.pubSub.subscribe(listener);
        local.pubSub.subscribe(listener);
      },
    },
    ping: shared.ping,
    close: async () => {
      await shared.close();
      await local.close();
    },
  };
};
