import * as operations from '@livery/contract/help';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export type { HelpPage } from '@livery/contract/help';

type Request = Required<Pick<RequestOf<typeof operations.helpCenter>, 'shelf' | 'language'>>;

/** Read once in a visit: what is explained rarely changes. Seconds. */
const keptS = 3600;

export const { useHelpCenterQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    helpCenter: build.query<ValueOf<typeof operations.helpCenter>, Request>({
      query: (request) => call(operations.helpCenter)({ device: 'MOBILE', ...request }),
      keepUnusedDataFor: keptS,
      providesTags: ['Texts'],
    }),
  }),
});
