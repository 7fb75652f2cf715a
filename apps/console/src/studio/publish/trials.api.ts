import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/operators/releases/trials';
import { changeEndpoint, opsApi, readEndpoint, versionedEndpoint } from '../../api/ops-api.ts';

export type Trial = ResponseValue<typeof operations.listReleaseTrials>['trials'][number];

export const {
  useReleaseTrialsQuery,
  useStartReleaseTrialMutation,
  usePromoteReleaseTrialMutation,
  useStopReleaseTrialMutation,
} = opsApi.injectEndpoints({
  endpoints: (build) => ({
    releaseTrials: readEndpoint(build, operations.listReleaseTrials, 'Brands'),
    startReleaseTrial: versionedEndpoint(build, operations.startReleaseTrial, 'Brands'),
    promoteReleaseTrial: versionedEndpoint(build, operations.promoteReleaseTrial, 'Brands'),
    stopReleaseTrial: changeEndpoint(build, operations.stopReleaseTrial, 'Brands'),
  }),
});
