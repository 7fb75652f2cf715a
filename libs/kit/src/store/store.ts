import { useSyncExternalStore } from 'react';

/** Stores one value outside React and Redux, for code that runs before Redux has loaded. */
export interface Store<State> {
  readonly get: () => State;
  readonly set: (state: State) => void;
  /** Calls the listener after each change. Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const createStore = <State>(initialState: State): Store<State> => {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Returns the current value of a store. The component renders again after each change. */
export const useStore = <State>({ subscribe, get }: Pick<Store<State>, 'get' | 'subscribe'>): State =>
  useSyncExternalStore(subscribe, get, get);
