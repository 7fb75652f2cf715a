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
export { createRemoteIdentityReview } from './remote-identity-review.ts';
export { identityChecks } from './kyc.tables.ts';

/** Milliseconds between two runs of the job that requests decisions on identity checks. */
const decisionInterval = seconds(2);

/** Identity checks: members upload images of a document, and a service accepts or rejects them. */
export const kycModule = defineModule({
  name: 'kyc',
  dependsOn: {
    brands: brandsModule,
    members: membersModule,
    notifications: notificationsModule,
    uploads: uploadsModule,
  },
  register: (
    { route, db, clock, ports, jobs, warn },
    { brands: { merchants }, notifications: { withNotifications }, uploads: { uploads } },
  ) => {
    const review = ports.find(identityReviewPort);
    const onError = warn('The identity review could not be reached about a check');
    const kyc = createKycService({ db, clock, uploads, withNotifications, review, onError });
    identityRoutes(route, { merchants, kyc, isRemote: review?.isLocal === false });
    if (review) jobs.add({ name: 'kyc.decisions', every: decisionInterval, run: kyc.reviewDue });
  },
});
