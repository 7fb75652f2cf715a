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
      // The two endpoints for the chat are mutations, because their responses must not be cached. The open conversation
      // itself stores the messages.
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
