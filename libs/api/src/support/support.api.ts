import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/support';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { ChatMessage, SupportContact } from '@livery/contract/support';

export const { useListSupportContactsQuery, useStartSupportChatMutation, useSendSupportMessageMutation } =
  wpsApi.injectEndpoints({
    endpoints: (build) => ({
      listSupportContacts: build.query<ResponseValue<typeof operations.listSupportContacts>, { language: string }>({
        query: operationQuery(operations.listSupportContacts),
      }),
      // These endpoints are mutations, because RTK Query caches the responses of queries. The screen of the live chat
      // stores the messages itself.
      startSupportChat: build.mutation<
        ResponseValue<typeof operations.startSupportChat>,
        RequestBody<typeof operations.startSupportChat>
      >({ query: operationQuery(operations.startSupportChat) }),
      sendSupportMessage: build.mutation<
        ResponseValue<typeof operations.sendSupportMessage>,
        RequestBody<typeof operations.sendSupportMessage>
      >({ query: operationQuery(operations.sendSupportMessage) }),
    }),
  });
