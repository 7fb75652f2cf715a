import { operation } from '../../operation.ts';
import type * as schemas from './schedules.schemas.ts';

export const listScheduledReleases = operation<typeof schemas.listScheduledReleases>()({
  name: 'listScheduledReleases',
  method: 'GET',
  path: '/ops/brands/:brand/scheduled-releases',
  access: 'operator',
  operator: { permission: 'releases:read', scope: 'brand', risk: 'plain' },
  summary: 'List the releases that wait for their time, and those whose time has passed',
});

export const scheduleRelease = operation<typeof schemas.scheduleRelease>()({
  name: 'scheduleRelease',
  method: 'POST',
  path: '/ops/brands/:brand/environments/:environment/schedule',
  access: 'operator',
  operator: { permission: 'releases:publish', scope: 'brand', risk: 'stepUp', isVersioned: true },
  summary: 'Show a release in an environment at a time',
});

export const cancelScheduledRelease = operation<typeof schemas.cancelScheduledRelease>()({
  name: 'cancelScheduledRelease',
  method: 'POST',
  path: '/ops/brands/:brand/scheduled-releases/:scheduleId/cancel',
  access: 'operator',
  operator: { permission: 'releases:publish', scope: 'brand', risk: 'plain' },
  summary: 'Cancel a scheduled release',
});
