import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/operators/releases/schedules';
import { changeEndpoint, opsApi, readEndpoint, versionedEndpoint } from '../../api/ops-api.ts';

export type ScheduledRelease = ResponseValue<typeof operations.listScheduledReleases>['scheduled'][number];

export const { useScheduledReleasesQuery, useScheduleReleaseMutation, useCancelScheduledReleaseMutation } =
  opsApi.injectEndpoints({
    endpoints: (build) => ({
      scheduledReleases: readEndpoint(build, operations.listScheduledReleases, 'Brands'),
      scheduleRelease: versionedEndpoint(build, operations.scheduleRelease, 'Brands'),
      cancelScheduledRelease: changeEndpoint(build, operations.cancelScheduledRelease, 'Brands'),
    }),
  });
