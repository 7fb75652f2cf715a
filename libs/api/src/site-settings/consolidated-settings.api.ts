import type { ResponseValue } from '@livery/contract/operation';
import { consolidatedSettings } from '@livery/contract/site-settings';
import { operationQuery, wpsApi } from '../client/client.ts';

export const { useConsolidatedSettingsQuery, endpoints: settingsEndpoints } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    // Settings change only with a release of the operator, so the response of the log-in stays cached for the visit.
    consolidatedSettings: build.query<ResponseValue<typeof consolidatedSettings>, void>({
      query: operationQuery(consolidatedSettings),
      keepUnusedDataFor: 3600,
    }),
  }),
});
