import * as operations from '@livery/contract/feedback';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export { uploadPicture, type Uploading } from './upload-picture.ts';

export type Feedback = ValueOf<typeof operations.listFeedback>['list'][number];

export const { useSendFeedbackMutation, useListFeedbackQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<{ id: string }, RequestOf<typeof operations.sendFeedback>>({
      query: call(operations.sendFeedback),
      invalidatesTags: ['Feedback'],
    }),
    listFeedback: build.query<ValueOf<typeof operations.listFeedback>, void>({
      query: call(operations.listFeedback),
      providesTags: ['Session', 'Feedback', 'Texts'],
    }),
  }),
});
