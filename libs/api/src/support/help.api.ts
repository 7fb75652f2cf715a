import * as operations from '@livery/contract/support/help';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { HelpPage } from '@livery/contract/support/help';

type Request = Required<Pick<RequestBody<typeof operations.helpCenter>, 'shelf' | 'language'>>;

/** Seconds for which help texts stay cached. Help texts rarely change. */
const cacheSeconds = 3600;

export const { useHelpCenterQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    helpCenter: build.query<ResponseValue<typeof operations.helpCenter>, Request>({
      query: (request) => operationQuery(operations.helpCenter)({ device: 'MOBILE', ...request }),
      keepUnusedDataFor: cacheSeconds,
      providesTags: ['Texts'],
    }),
  }),
});
