import * as operations from '@livery/contract/notifications/inbox';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { MessageSummary } from '@livery/contract/notifications/inbox';

type Page = ResponseValue<typeof operations.messageList>;

const inboxApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    unreadCount: build.query<number, void>({
      query: operationQuery(operations.unreadCount),
      providesTags: ['Session', 'Messages'],
    }),
    messageList: build.infiniteQuery<Page, void, number>({
      query: ({ pageParam }) => operationQuery(operations.messageList)({ pageNo: pageParam }),
      providesTags: ['Session', 'Messages', 'Texts'],
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
    }),
    messageDetail: build.query<
      ResponseValue<typeof operations.messageDetail>,
      RequestBody<typeof operations.messageDetail>
    >({
      query: operationQuery(operations.messageDetail),
      providesTags: ['Session', 'Texts'],
    }),
    readMessages: build.mutation<{ unreadCount: number }, RequestBody<typeof operations.readMessages>>({
      query: operationQuery(operations.readMessages),
      invalidatesTags: ['Messages'],
    }),
    deleteMessages: build.mutation<{ unreadCount: number }, RequestBody<typeof operations.deleteMessages>>({
      query: operationQuery(operations.deleteMessages),
      invalidatesTags: ['Messages'],
    }),
    restoreMessages: build.mutation<{ unreadCount: number }, RequestBody<typeof operations.restoreMessages>>({
      query: operationQuery(operations.restoreMessages),
      invalidatesTags: ['Messages'],
    }),
  }),
});

export const {
  useUnreadCountQuery,
  useMessageListInfiniteQuery,
  useMessageDetailQuery,
  useReadMessagesMutation,
  useDeleteMessagesMutation,
  useRestoreMessagesMutation,
} = inboxApi;

/** Replaces the cached number of unread messages with the number in an event of the gateway. */
export const applyUnreadCountEvent = (unreadCount: number) =>
  inboxApi.util.upsertQueryData('unreadCount', undefined, unreadCount);
