import { useSyncExternalStore } from 'react';

export interface Store<State> {
  readonly get: () => State;
  readonly set: (change: (state: State) => State) => void;
  readonly subscribe: (hear: () => void) => () => void;
}

export const createStore = <State>(initial: State): Store<State> => {
  let state = initial;
  const hearers = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      const next = change(state);
      if (next === state) return;
      state = next;
      for (const hear of hearers) hear();
    },
    subscribe: (hear) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
};

export const useStore = <State>(store: Store<State>): State => useSyncExternalStore(store.subscribe, store.get);
