import { useSyncExternalStore } from 'react';

/** One value outside React, for code that loads before the Redux store. */
export interface Store<State> {
  readonly get: () => State;
  readonly set: (state: State) => void;
  /** Calls the listener after each change. Returns the function that stops it. */
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

/** Current value of a store. Renders again after each change. */
export const useStore = <State>({ subscribe, get }: Pick<Store<State>, 'get' | 'subscribe'>): State =>
  useSyncExternalStore(subscribe, get, get);
