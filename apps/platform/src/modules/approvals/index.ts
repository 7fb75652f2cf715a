import { minutes } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { approvalsRoutes } from './approvals.routes.ts';
import { expireApprovals } from './decide-approval.ts';
import { createApprovalRequester } from './request-approval.ts';

/** Calls of operators that run only after a second operator has approved them. */
export const approvalsModule = defineModule({
  name: 'approvals',
  dependsOn: {},
  register: ({ db, clock, jobs, operators, operatorChecks }) => {
    operatorChecks.provide({ requestApproval: createApprovalRequester(clock) });
    jobs.add({ name: 'approvals.expiry', every: minutes(1), run: () => expireApprovals(db, clock.now()) });
    approvalsRoutes(operators, clock);
  },
});
