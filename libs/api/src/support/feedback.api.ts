import * as operations from '@livery/contract/support/feedback';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export { uploadImage, type PendingUpload } from './upload-image.ts';

export type Feedback = ResponseValue<typeof operations.listFeedback>['list'][number];

export const { useSendFeedbackMutation, useListFeedbackQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<{ id: string }, RequestBody<typeof operations.sendFeedback>>({
      query: operationQuery(operations.sendFeedback),
      invalidatesTags: ['Feedback'],
    }),
    listFeedback: build.query<ResponseValue<typeof operations.listFeedback>, void>({
      query: operationQuery(operations.listFeedback),
      providesTags: ['Session', 'Feedback', 'Texts'],
    }),
  }),
});
