import { wpsApi } from '@livery/api/client';
import type { ApiContext } from '@livery/api/client/context';
import { configureStore } from '@reduxjs/toolkit';

export type Store = ReturnType<typeof createStore>;

export const createStore = (context: ApiContext) =>
  configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    // Turns off the development checks of Redux Toolkit. The store contains only JSON data of responses, so the data
    // are serializable. For each response, the checks would take as long as a frame (16 ms) on a mid-range phone.
    middleware: (middleware) =>
      middleware({ thunk: { extraArgument: context }, serializableCheck: false, immutableCheck: false }).concat(
        wpsApi.middleware,
      ),
  });
