import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/operators/hosts';
import { openEnvironmentPreview } from '@livery/contract/operators/previews';
import { changeEndpoint, opsApi, readEndpoint } from '../../api/ops-api.ts';

export type BrandHost = ResponseValue<typeof operations.listBrandHosts>['hosts'][number];
export type EnvironmentAddress = ResponseValue<typeof openEnvironmentPreview>;

export const hostsApi = opsApi.injectEndpoints({
  endpoints: (build) => ({
    brandHosts: readEndpoint(build, operations.listBrandHosts, 'Hosts'),
    addBrandHost: changeEndpoint(build, operations.addBrandHost, 'Hosts'),
    checkBrandHost: changeEndpoint(build, operations.checkBrandHost, 'Hosts'),
    removeBrandHost: changeEndpoint(build, operations.removeBrandHost, 'Hosts'),
    openEnvironment: changeEndpoint(build, openEnvironmentPreview),
  }),
});

export const {
  useBrandHostsQuery,
  useAddBrandHostMutation,
  useCheckBrandHostMutation,
  useRemoveBrandHostMutation,
  useOpenEnvironmentMutation,
} = hostsApi;
