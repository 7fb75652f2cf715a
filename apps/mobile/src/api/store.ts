import { wpsApi } from '@livery/api/client';
import type { ApiContext } from '@livery/api/client/context';
import { configureStore } from '@reduxjs/toolkit';

export type Store = ReturnType<typeof createStore>;

export const createStore = (context: ApiContext) =>
  configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    // The cache contains only plain JSON from the wire. Redux Toolkit's checks of each response would take as long as a
    // frame on a mid-range phone.
    middleware: (middleware) =>
      middleware({ thunk: { extraArgument: context }, serializableCheck: false, immutableCheck: false }).concat(
        wpsApi.middleware,
      ),
  });
