import type { ResponseValue } from '@livery/contract/operation';
import { consolidatedSettings } from '@livery/contract/site-settings/consolidated-settings';
import { operationQuery, wpsApi } from '../client/client.ts';

export const { useConsolidatedSettingsQuery, endpoints: settingsEndpoints } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    // The settings stay cached for an hour after no component uses them any more, because they change only with a new
    // release of the brand.
    consolidatedSettings: build.query<ResponseValue<typeof consolidatedSettings>, void>({
      query: operationQuery(consolidatedSettings),
      keepUnusedDataFor: 3600,
    }),
  }),
});
