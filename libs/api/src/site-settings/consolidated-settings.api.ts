import type { ResponseValue } from '@livery/contract/operation';
import { consolidatedSettings } from '@livery/contract/site-settings';
import { operationQuery, wpsApi } from '../client/client.ts';

export const { useConsolidatedSettingsQuery, endpoints: settingsEndpoints } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    // They change with a release of the operator's, not with a visit: what the log-in asked for is there when a screen wants it.
    consolidatedSettings: build.query<ResponseValue<typeof consolidatedSettings>, void>({
      query: operationQuery(consolidatedSettings),
      keepUnusedDataFor: 3600,
    }),
  }),
});
