import { wpsApi } from '@livery/api/client';
import type { ApiContext } from '@livery/api/client/context';
import { configureStore } from '@reduxjs/toolkit';

export type Store = ReturnType<typeof createStore>;

export const createStore = (context: ApiContext) =>
  configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    // The cache holds plain JSON of the wire: checking each answer again for it costs a middling phone a frame.
    middleware: (middleware) =>
      middleware({ thunk: { extraArgument: context }, serializableCheck: false, immutableCheck: false }).concat(
        wpsApi.middleware,
      ),
  });
