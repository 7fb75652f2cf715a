import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/notifications/push';
import { operationQuery, wpsApi } from '../client/client.ts';

export const {
  useLazyPushKeyQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
  endpoints: pushEndpoints,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    pushKey: build.query<ResponseValue<typeof operations.pushKey>, void>({
      query: operationQuery(operations.pushKey),
      providesTags: ['Session'],
    }),
    subscribePush: build.mutation<
      ResponseValue<typeof operations.subscribePush>,
      RequestBody<typeof operations.subscribePush>
    >({ query: operationQuery(operations.subscribePush) }),
    unsubscribePush: build.mutation<
      ResponseValue<typeof operations.unsubscribePush>,
      RequestBody<typeof operations.unsubscribePush>
    >({ query: operationQuery(operations.unsubscribePush) }),
  }),
});
