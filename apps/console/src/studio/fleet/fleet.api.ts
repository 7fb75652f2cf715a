import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/operators/releases/fleet';
import { changeEndpoint, opsApi, readEndpoint } from '../../api/ops-api.ts';

export type FleetRun = ResponseValue<typeof operations.getFleetRun>['run'];
export type FleetItem = ResponseValue<typeof operations.getFleetRun>['items'][number];

export const {
  useFleetRunsQuery,
  useFleetRunQuery,
  useStartFleetRunMutation,
  useReleaseFleetRunMutation,
  useStopFleetRunMutation,
} = opsApi.injectEndpoints({
  endpoints: (build) => ({
    fleetRuns: readEndpoint(build, operations.listFleetRuns, 'Brands'),
    fleetRun: readEndpoint(build, operations.getFleetRun, 'Brands'),
    startFleetRun: changeEndpoint(build, operations.startFleetRun, 'Brands'),
    releaseFleetRun: changeEndpoint(build, operations.releaseFleetRun, 'Brands'),
    stopFleetRun: changeEndpoint(build, operations.stopFleetRun, 'Brands'),
  }),
});
