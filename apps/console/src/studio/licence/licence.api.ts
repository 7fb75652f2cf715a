import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/operators/releases/licence';
import { changeEndpoint, opsApi, readEndpoint } from '../../api/ops-api.ts';

export type Confirmation = ResponseValue<typeof operations.listLicenceConfirmations>['confirmations'][number];

export const {
  useLicenceConfirmationsQuery,
  useConfirmLicenceClauseMutation,
  useWithdrawLicenceConfirmationMutation,
  useVersionLicenceQuery,
} = opsApi.injectEndpoints({
  endpoints: (build) => ({
    licenceConfirmations: readEndpoint(build, operations.listLicenceConfirmations, 'Licences'),
    confirmLicenceClause: changeEndpoint(build, operations.confirmLicenceClause, 'Licences'),
    withdrawLicenceConfirmation: changeEndpoint(build, operations.withdrawLicenceConfirmation, 'Licences'),
    versionLicence: readEndpoint(build, operations.getVersionLicence, 'Licences'),
  }),
});
