import * as operations from '@livery/contract/downloads';
import type { ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export type { AppResource, VersionInfo } from '@livery/contract/downloads';

export const { useVersionInfoQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    versionInfo: build.query<ValueOf<typeof operations.versionInfo>, void>({ query: call(operations.versionInfo) }),
  }),
});
