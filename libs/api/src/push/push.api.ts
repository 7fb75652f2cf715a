import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/push';
import { call, wpsApi } from '../client/client.ts';

export const {
  useLazyPushKeyQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
  endpoints: pushEndpoints,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    pushKey: build.query<ValueOf<typeof operations.pushKey>, void>({
      query: call(operations.pushKey),
      providesTags: ['Session'],
    }),
    subscribePush: build.mutation<ValueOf<typeof operations.subscribePush>, RequestOf<typeof operations.subscribePush>>(
      { query: call(operations.subscribePush) },
    ),
    unsubscribePush: build.mutation<
      ValueOf<typeof operations.unsubscribePush>,
      RequestOf<typeof operations.unsubscribePush>
    >({ query: call(operations.unsubscribePush) }),
  }),
});
