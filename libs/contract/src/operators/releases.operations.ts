import { operation } from '../operation.ts';
import type * as schemas from './releases.schemas.ts';

export type { BrandProblem, Release } from './releases.schemas.ts';

export const listManagedBrands = operation<typeof schemas.listManagedBrands>()({
  name: 'listManagedBrands',
  method: 'GET',
  path: '/ops/brands',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'List the brands that the operator may read, with their live and latest versions',
});

export const listBrandVersions = operation<typeof schemas.listBrandVersions>()({
  name: 'listBrandVersions',
  method: 'GET',
  path: '/ops/brands/:brand/versions',
  access: 'operator',
  operator: { permission: 'brands:read', scope: 'brand', risk: 'plain' },
  summary: 'List the versions of a brand, the newest first',
});

export const getBrandVersion = operation<typeof schemas.getBrandVersion>()({
  name: 'getBrandVersion',
  method: 'GET',
  path: '/ops/brands/:brand/versions/:version',
  access: 'operator',
  operator: { permission: 'brands:read', scope: 'brand', risk: 'plain' },
  summary: 'Get the document of a version',
});

export const exportBrandVersion = operation<typeof schemas.exportBrandVersion>()({
  name: 'exportBrandVersion',
  method: 'GET',
  path: '/ops/brands/:brand/versions/:version/export',
  access: 'operator',
  operator: { permission: 'brands:read', scope: 'brand', risk: 'plain' },
  summary: 'Get the brand file of a version and its images',
});

export const addBrandAsset = operation<typeof schemas.addBrandAsset>()({
  name: 'addBrandAsset',
  method: 'POST',
  path: '/ops/brands/:brand/assets',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Add an image or a font, which the versions of the brand can then contain',
});

export const checkBrandDocument = operation<typeof schemas.checkBrandDocument>()({
  name: 'checkBrandDocument',
  method: 'POST',
  path: '/ops/brands/:brand/check',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Find the problems of a document, without storing it',
});

export const importBrandVersion = operation<typeof schemas.importBrandVersion>()({
  name: 'importBrandVersion',
  method: 'POST',
  path: '/ops/brands/:brand/versions',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Add a version from the text of a brand file and its images',
});

export const composeRelease = operation<typeof schemas.composeRelease>()({
  name: 'composeRelease',
  method: 'POST',
  path: '/ops/brands/:brand/releases',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Compose a version with the compiled app, and store the release',
});

export const listReleases = operation<typeof schemas.listReleases>()({
  name: 'listReleases',
  method: 'GET',
  path: '/ops/brands/:brand/releases',
  access: 'operator',
  operator: { permission: 'releases:read', scope: 'brand', risk: 'plain' },
  summary: 'List the releases of a brand, the newest first',
});

export const listEnvironments = operation<typeof schemas.listEnvironments>()({
  name: 'listEnvironments',
  method: 'GET',
  path: '/ops/brands/:brand/environments',
  access: 'operator',
  operator: { permission: 'releases:read', scope: 'brand', risk: 'plain' },
  summary: 'List what each environment of a brand shows',
});

export const listEnvironmentChanges = operation<typeof schemas.listEnvironmentChanges>()({
  name: 'listEnvironmentChanges',
  method: 'GET',
  path: '/ops/brands/:brand/environments/:environment/changes',
  access: 'operator',
  operator: { permission: 'releases:read', scope: 'brand', risk: 'plain' },
  summary: 'List the changes of an environment, the newest first',
});

export const publishRelease = operation<typeof schemas.publishRelease>()({
  name: 'publishRelease',
  method: 'POST',
  path: '/ops/brands/:brand/environments/:environment/publish',
  access: 'operator',
  operator: { permission: 'releases:publish', scope: 'brand', risk: 'stepUp', isVersioned: true },
  summary: 'Show a release in an environment',
});

export const rollBackRelease = operation<typeof schemas.rollBackRelease>()({
  name: 'rollBackRelease',
  method: 'POST',
  path: '/ops/brands/:brand/environments/:environment/rollback',
  access: 'operator',
  operator: { permission: 'releases:rollback', scope: 'brand', risk: 'stepUp', isVersioned: true },
  summary: 'Show a release again that the environment has shown before',
});

export const listInheritingBrands = operation<typeof schemas.listInheritingBrands>()({
  name: 'listInheritingBrands',
  method: 'GET',
  path: '/ops/brands/:brand/inheriting',
  access: 'operator',
  operator: { permission: 'brands:read', scope: 'brand', risk: 'plain' },
  summary: 'List the bases of a brand, and the brands that inherit from it, as far as the operator may read them',
});

export const listBaseFiles = operation<typeof schemas.listBaseFiles>()({
  name: 'listBaseFiles',
  method: 'GET',
  path: '/ops/brands/:brand/base-files',
  access: 'operator',
  operator: { permission: 'brands:read', scope: 'brand', risk: 'plain' },
  summary: 'List the base files of the gateway that a brand can inherit from',
});
