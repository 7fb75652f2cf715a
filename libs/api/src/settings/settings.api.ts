import type { ValueOf } from '@livery/contract/operation';
import { consolidatedSettings } from '@livery/contract/system';
import { call, wpsApi } from '../client/client.ts';

export const { useConsolidatedSettingsQuery, endpoints: settingsEndpoints } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    // They change with a release of the operator's, not with a visit: what the log-in asked for is there when a screen wants it.
    consolidatedSettings: build.query<ValueOf<typeof consolidatedSettings>, void>({
      query: call(consolidatedSettings),
      keepUnusedDataFor: 3600,
    }),
  }),
});
