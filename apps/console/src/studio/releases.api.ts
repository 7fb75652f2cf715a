import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/operators/releases';
import { changeEndpoint, opsApi, pagedEndpoint, readEndpoint, versionedEndpoint } from '../api/ops-api.ts';

export type ManagedBrand = ResponseValue<typeof operations.listManagedBrands>['brands'][number];
export type Release = ResponseValue<typeof operations.listReleases>['releases'][number];
export type BrandProblem = ResponseValue<typeof operations.checkBrandDocument>['problems'][number];

export const {
  useManagedBrandsQuery,
  useBrandVersionsQuery,
  useInheritingBrandsQuery,
  useBaseFilesQuery,
  useLazyBrandExportQuery,
  useAddBrandAssetMutation,
  useCheckBrandMutation,
  useImportBrandVersionMutation,
  useComposeReleaseMutation,
  useReleasesInfiniteQuery,
  useReleasesByIdQuery,
  useEnvironmentsQuery,
  useEnvironmentChangesInfiniteQuery,
  usePublishReleaseMutation,
  useRollBackReleaseMutation,
} = opsApi.injectEndpoints({
  endpoints: (build) => ({
    managedBrands: readEndpoint(build, operations.listManagedBrands, 'Brands'),
    brandVersions: readEndpoint(build, operations.listBrandVersions, 'Brands'),
    inheritingBrands: readEndpoint(build, operations.listInheritingBrands, 'Brands'),
    baseFiles: readEndpoint(build, operations.listBaseFiles),
    brandExport: readEndpoint(build, operations.exportBrandVersion),
    addBrandAsset: changeEndpoint(build, operations.addBrandAsset),
    checkBrand: changeEndpoint(build, operations.checkBrandDocument),
    importBrandVersion: changeEndpoint(build, operations.importBrandVersion, 'Brands', 'Me'),
    composeRelease: changeEndpoint(build, operations.composeRelease, 'Brands'),
    releases: pagedEndpoint(build, operations.listReleases, 'Brands'),
    /** Releases with an id or of a version, which can be older than the loaded pages of `releases`. */
    releasesById: readEndpoint(build, operations.listReleases, 'Brands'),
    environments: readEndpoint(build, operations.listEnvironments, 'Brands'),
    environmentChanges: pagedEndpoint(build, operations.listEnvironmentChanges, 'Brands'),
    publishRelease: versionedEndpoint(build, operations.publishRelease, 'Brands'),
    rollBackRelease: versionedEndpoint(build, operations.rollBackRelease, 'Brands'),
  }),
});
