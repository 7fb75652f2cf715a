import { configureStore } from '@reduxjs/toolkit';
import { wpsApi } from '../client/client.ts';

const context = {
  origin: '',
  merchant: 'tester',
  language: () => 'EN',
  device: () => 'MOBILE',
  token: () => 't',
  onSessionExpired: () => undefined,
  encryption: () => Promise.reject(new Error('no encryption in this test')),
};

/** Creates a store with only the API of the gateway, for tests that replace `fetch`. */
export const createTestStore = () =>
  configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    middleware: (middleware) =>
      middleware({ thunk: { extraArgument: context }, serializableCheck: false, immutableCheck: false }).concat(
        wpsApi.middleware,
      ),
  });
