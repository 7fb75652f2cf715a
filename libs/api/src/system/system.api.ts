import type { ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/system';
import { call, wpsApi } from '../client/client.ts';

export const {
  useSystemStatusQuery,
  useWhitelabelQuery,
  endpoints: systemEndpoints,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    systemStatus: build.query<ValueOf<typeof operations.systemStatus>, void>({ query: call(operations.systemStatus) }),
    whitelabel: build.query<ValueOf<typeof operations.whitelabel>, void>({ query: call(operations.whitelabel) }),
  }),
});
