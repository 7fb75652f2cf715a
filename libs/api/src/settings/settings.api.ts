import type { ValueOf } from '@livery/contract/operation';
import { consolidatedSettings } from '@livery/contract/system';
import { call, wpsApi } from '../client/client.ts';

export const { endpoints: settingsEndpoints } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    consolidatedSettings: build.query<ValueOf<typeof consolidatedSettings>, void>({ query: call(consolidatedSettings) }),
  }),
});
