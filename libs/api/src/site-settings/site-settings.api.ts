import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/site-settings';
import { operationQuery, wpsApi } from '../client/client.ts';

export const {
  useSystemStatusQuery,
  useWhitelabelQuery,
  endpoints: systemEndpoints,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    systemStatus: build.query<ResponseValue<typeof operations.systemStatus>, void>({
      query: operationQuery(operations.systemStatus),
    }),
    whitelabel: build.query<ResponseValue<typeof operations.whitelabel>, void>({
      query: operationQuery(operations.whitelabel),
    }),
  }),
});
