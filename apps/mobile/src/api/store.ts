import { wpsApi } from '@livery/api/client';
import type { ApiContext } from '@livery/api/client/context';
import { configureStore } from '@reduxjs/toolkit';

export type Store = ReturnType<typeof createStore>;

export const createStore = (context: ApiContext) =>
  configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    // The store contains only JSON data of responses, which are serializable. On a mid-range phone, Redux Toolkit's
    // checks would take as long as a frame for each response.
    middleware: (middleware) =>
      middleware({ thunk: { extraArgument: context }, serializableCheck: false, immutableCheck: false }).concat(
        wpsApi.middleware,
      ),
  });
