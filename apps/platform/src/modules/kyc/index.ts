import { seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { membersModule } from '../members/index.ts';
import { notificationsModule } from '../notifications/index.ts';
import { uploadsModule } from '../uploads/index.ts';
import { identityReviewPort } from './identity-review-port.ts';
import { createKycService } from './kyc-service.ts';
import { identityRoutes } from './kyc.routes.ts';

export { type IdentityReview, identityReviewPort } from './identity-review-port.ts';
export { identityChecks } from './kyc.tables.ts';

/** Milliseconds between two runs of the job that decides on identity checks. */
const decisionInterval = seconds(2);

/** Identity checks: members upload images of a document, and a service decides on them. */
export const kycModule = defineModule({
  name: 'kyc',
  dependsOn: {
    brands: brandsModule,
    members: membersModule,
    notifications: notificationsModule,
    uploads: uploadsModule,
  },
  register: (
    { route, db, clock, ports, jobs },
    { brands: { merchants }, notifications: { withNotifications }, uploads: { uploads } },
  ) => {
    const review = ports.find(identityReviewPort);
    const kyc = createKycService({ db, clock, uploads, withNotifications, review });
    identityRoutes(route, { merchants, kyc });
    if (review) jobs.add({ name: 'kyc.decisions', every: decisionInterval, run: kyc.decidePending });
  },
});
