import type { ResponseValue } from '@livery/contract/operation';
import { listMarkets } from '@livery/contract/operators/new-brand';
import { opsApi, readEndpoint } from '../../api/ops-api.ts';

export type Markets = ResponseValue<typeof listMarkets>;
export type Market = Markets['markets'][number];

export const { useMarketsQuery } = opsApi.injectEndpoints({
  endpoints: (build) => ({ markets: readEndpoint(build, listMarkets) }),
});
