import { configureStore } from '@reduxjs/toolkit';
import { opsApi } from '../api/ops-api.ts';
import type { OpsContext } from '../api/ops-base-query.ts';

/**
 * Creates the Redux store of the console. When a call reports that the session has ended, the store loads the current
 * operator again. This call fails too, and `Shell` then redirects to the log-in page. When a change reports a missing
 * permission, the store loads the current operator again too, so that the pages show what is still permitted.
 */
export const createConsoleStore = () => {
  const reloadOperator = () => void store.dispatch(opsApi.util.invalidateTags(['Me']));
  const context: OpsContext = { onSessionEnded: reloadOperator, onPermissionMissing: reloadOperator };
  const store = configureStore({
    reducer: { [opsApi.reducerPath]: opsApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(opsApi.middleware),
  });
  return store;
};

export type ConsoleStore = ReturnType<typeof createConsoleStore>;
