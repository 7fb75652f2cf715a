import type { ResponseValue } from '@livery/contract/operation';
import { consolidatedSettings } from '@livery/contract/site-settings/consolidated-settings';
import { operationQuery, wpsApi } from '../client/client.ts';

export const { useConsolidatedSettingsQuery, endpoints: settingsEndpoints } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    // Settings that no component uses stay cached for an hour, because they change only when the operator deploys a new
    // release.
    consolidatedSettings: build.query<ResponseValue<typeof consolidatedSettings>, void>({
      query: operationQuery(consolidatedSettings),
      keepUnusedDataFor: 3600,
    }),
  }),
});
