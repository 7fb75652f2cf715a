import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/service';
import { call, wpsApi } from '../client/client.ts';

export type { ChatMessage, ServiceContact } from '@livery/contract/service';

export const { useListServiceContactsQuery, useOpenServiceChatMutation, useSendServiceChatMutation } =
  wpsApi.injectEndpoints({
    endpoints: (build) => ({
      listServiceContacts: build.query<ValueOf<typeof operations.listServiceContacts>, { language: string }>({
        query: call(operations.listServiceContacts),
      }),
      // Neither is kept: what was said stays with who has the conversation open.
      openServiceChat: build.mutation<
        ValueOf<typeof operations.openServiceChat>,
        RequestOf<typeof operations.openServiceChat>
      >({ query: call(operations.openServiceChat) }),
      sendServiceChat: build.mutation<
        ValueOf<typeof operations.sendServiceChat>,
        RequestOf<typeof operations.sendServiceChat>
      >({ query: call(operations.sendServiceChat) }),
    }),
  });
