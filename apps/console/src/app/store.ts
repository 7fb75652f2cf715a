import { configureStore } from '@reduxjs/toolkit';
import { opsApi } from '../api/ops-api.ts';
import type { OpsContext } from '../api/ops-base-query.ts';

/**
 * Creates the store of the console. When a call reports that the session has ended, the store loads the current
 * operator again. The frame then shows the log-in.
 */
export const createConsoleStore = () => {
  const context: OpsContext = { onSessionEnded: () => void store.dispatch(opsApi.util.invalidateTags(['Me'])) };
  const store = configureStore({
    reducer: { [opsApi.reducerPath]: opsApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(opsApi.middleware),
  });
  return store;
};

export type ConsoleStore = ReturnType<typeof createConsoleStore>;
