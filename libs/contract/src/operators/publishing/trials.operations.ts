import { operation } from '../../operation.ts';
import type * as schemas from './trials.schemas.ts';

export const listReleaseTrials = operation<typeof schemas.listReleaseTrials>()({
  name: 'listReleaseTrials',
  method: 'GET',
  path: '/ops/brands/:brand/release-trials',
  access: 'operator',
  operator: { permission: 'releases:read', scope: 'brand', risk: 'plain' },
  summary: 'List the releases that a share of the visitors sees or has seen, with the failures of both groups',
});

export const startReleaseTrial = operation<typeof schemas.startReleaseTrial>()({
  name: 'startReleaseTrial',
  method: 'POST',
  path: '/ops/brands/:brand/release-trials',
  access: 'operator',
  operator: { permission: 'releases:publish', scope: 'brand', risk: 'stepUp', isVersioned: true },
  summary: 'Show a release to a share of the visitors of the live site',
});

export const promoteReleaseTrial = operation<typeof schemas.promoteReleaseTrial>()({
  name: 'promoteReleaseTrial',
  method: 'POST',
  path: '/ops/brands/:brand/release-trials/:trialId/promote',
  access: 'operator',
  operator: { permission: 'releases:publish', scope: 'brand', risk: 'stepUp', isVersioned: true },
  summary: 'Show the release of a trial to all visitors',
});

export const stopReleaseTrial = operation<typeof schemas.stopReleaseTrial>()({
  name: 'stopReleaseTrial',
  method: 'POST',
  path: '/ops/brands/:brand/release-trials/:trialId/stop',
  access: 'operator',
  operator: { permission: 'releases:rollback', scope: 'brand', risk: 'plain' },
  summary: 'Show the live release to all visitors again',
});
