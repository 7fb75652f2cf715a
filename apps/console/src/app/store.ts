import { configureStore } from '@reduxjs/toolkit';
import { opsApi } from '../api/ops-api.ts';
import type { OpsContext } from '../api/ops-base-query.ts';

/** Creates the store of the console. When the session ends, all data of the operator is removed from it. */
export const createConsoleStore = () => {
  const context: OpsContext = { onSessionEnded: () => void store.dispatch(opsApi.util.resetApiState()) };
  const store = configureStore({
    reducer: { [opsApi.reducerPath]: opsApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(opsApi.middleware),
  });
  return store;
};

export type ConsoleStore = ReturnType<typeof createConsoleStore>;
