import type { ResponseValue } from '@livery/contract/operation';
import * as approvals from '@livery/contract/operators/approvals';
import * as audit from '@livery/contract/operators/audit';
import { changeEndpoint, opsApi, readEndpoint } from '../api/ops-api.ts';

export type Approval = ResponseValue<typeof approvals.listApprovals>['list'][number];
export type AuditEntry = ResponseValue<typeof audit.searchAudit>['list'][number];

export const {
  useApprovalsQuery,
  useApprovalQuery,
  useApproveRequestMutation,
  useRejectRequestMutation,
  useWithdrawRequestMutation,
  useAuditEntriesQuery,
  useBrandAuditEntriesQuery,
  useAuditEntryQuery,
  useBrandAuditEntryQuery,
  useLazyExportAuditQuery,
  useLazyExportBrandAuditQuery,
} = opsApi.injectEndpoints({
  endpoints: (build) => ({
    approvals: readEndpoint(build, approvals.listApprovals, 'Approvals'),
    approval: readEndpoint(build, approvals.getApproval, 'Approvals'),
    approveRequest: changeEndpoint(build, approvals.approveRequest, 'Approvals', 'Operators', 'Brands'),
    rejectRequest: changeEndpoint(build, approvals.rejectRequest, 'Approvals'),
    withdrawRequest: changeEndpoint(build, approvals.withdrawRequest, 'Approvals'),
    auditEntries: readEndpoint(build, audit.searchAudit, 'Audit'),
    brandAuditEntries: readEndpoint(build, audit.searchBrandAudit, 'Audit'),
    auditEntry: readEndpoint(build, audit.getAuditEntry),
    brandAuditEntry: readEndpoint(build, audit.getBrandAuditEntry),
    exportAudit: readEndpoint(build, audit.exportAudit),
    exportBrandAudit: readEndpoint(build, audit.exportBrandAudit),
  }),
});
