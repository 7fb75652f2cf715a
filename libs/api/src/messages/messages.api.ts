import * as operations from '@livery/contract/messages';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export type { MessageHead } from '@livery/contract/messages';

type Page = ValueOf<typeof operations.messageList>;

const messagesApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    unreadCount: build.query<number, void>({
      query: call(operations.unreadCount),
      providesTags: ['Session', 'Messages'],
    }),
    messageList: build.infiniteQuery<Page, void, number>({
      query: ({ pageParam }) => call(operations.messageList)({ pageNo: pageParam }),
      providesTags: ['Session', 'Messages', 'Texts'],
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
    }),
    messageDetail: build.query<ValueOf<typeof operations.messageDetail>, RequestOf<typeof operations.messageDetail>>({
      query: call(operations.messageDetail),
      providesTags: ['Session', 'Texts'],
    }),
    readMessages: build.mutation<{ unreadCount: number }, RequestOf<typeof operations.readMessages>>({
      query: call(operations.readMessages),
      invalidatesTags: ['Messages'],
    }),
    deleteMessages: build.mutation<{ unreadCount: number }, RequestOf<typeof operations.deleteMessages>>({
      query: call(operations.deleteMessages),
      invalidatesTags: ['Messages'],
    }),
    restoreMessages: build.mutation<{ unreadCount: number }, RequestOf<typeof operations.restoreMessages>>({
      query: call(operations.restoreMessages),
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
} = messagesApi;

/** Puts the count that the stream of events brought in place of the one that is shown. */
export const unreadArrived = (unreadCount: number) =>
  messagesApi.util.upsertQueryData('unreadCount', undefined, unreadCount);
