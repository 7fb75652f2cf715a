import * as operations from '@livery/contract/site-settings/app-downloads';
import type { ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { AppResource, VersionInfo } from '@livery/contract/site-settings/app-downloads';

export const { useVersionInfoQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    versionInfo: build.query<ResponseValue<typeof operations.versionInfo>, void>({
      query: operationQuery(operations.versionInfo),
    }),
  }),
});
