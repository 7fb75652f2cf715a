import * as apiTokenOperations from '../operators/access/api-tokens.operations.ts';
import * as apiTokenSchemas from '../operators/access/api-tokens.schemas.ts';
import * as grantOperations from '../operators/access/grants.operations.ts';
import * as grantSchemas from '../operators/access/grants.schemas.ts';
import * as operatorOperations from '../operators/access/operators.operations.ts';
import * as operatorSchemas from '../operators/access/operators.schemas.ts';
import * as roleOperations from '../operators/access/roles.operations.ts';
import * as roleSchemas from '../operators/access/roles.schemas.ts';
import * as invitationOperations from '../operators/account/invitations.operations.ts';
import * as invitationSchemas from '../operators/account/invitations.schemas.ts';
import * as sessionOperations from '../operators/account/operator-session.operations.ts';
import * as sessionSchemas from '../operators/account/operator-session.schemas.ts';
import * as factorOperations from '../operators/account/second-factors.operations.ts';
import * as factorSchemas from '../operators/account/second-factors.schemas.ts';
import * as approvalOperations from '../operators/approvals.operations.ts';
import * as approvalSchemas from '../operators/approvals.schemas.ts';
import * as auditOperations from '../operators/audit.operations.ts';
import * as auditSchemas from '../operators/audit.schemas.ts';
import * as previewOperations from '../operators/previews/previews.operations.ts';
import * as previewSchemas from '../operators/previews/previews.schemas.ts';
import * as draftOperations from '../operators/drafts.operations.ts';
import * as draftSchemas from '../operators/drafts.schemas.ts';
import * as brandRequestOperations from '../operators/brand-requests.operations.ts';
import * as brandRequestSchemas from '../operators/brand-requests.schemas.ts';
import * as hostOperations from '../operators/hosts/hosts.operations.ts';
import * as hostSchemas from '../operators/hosts/hosts.schemas.ts';
import * as newBrandOperations from '../operators/new-brand.operations.ts';
import * as newBrandSchemas from '../operators/new-brand.schemas.ts';
import * as comparisonOperations from '../operators/publishing/comparison.operations.ts';
import * as comparisonSchemas from '../operators/publishing/comparison.schemas.ts';
import * as reviewOperations from '../operators/publishing/reviews.operations.ts';
import * as reviewSchemas from '../operators/publishing/reviews.schemas.ts';
import * as scheduleOperations from '../operators/publishing/schedules.operations.ts';
import * as scheduleSchemas from '../operators/publishing/schedules.schemas.ts';
import * as fleetOperations from '../operators/publishing/fleet.operations.ts';
import * as fleetSchemas from '../operators/publishing/fleet.schemas.ts';
import * as licenceOperations from '../operators/publishing/licence.operations.ts';
import * as licenceSchemas from '../operators/publishing/licence.schemas.ts';
import * as trialOperations from '../operators/publishing/trials.operations.ts';
import * as trialSchemas from '../operators/publishing/trials.schemas.ts';
import * as releaseOperations from '../operators/releases.operations.ts';
import * as releaseSchemas from '../operators/releases.schemas.ts';
import * as textOperations from '../operators/texts.operations.ts';
import * as textSchemas from '../operators/texts.schemas.ts';
import { registerOperations, type RegisteredOperation } from './register-operations.ts';

/** Operations for operators (the people who work in the console). The app of the members does not contain them. */
export const operatorRegistry: readonly RegisteredOperation[] = [
  ...registerOperations(sessionOperations, sessionSchemas),
  ...registerOperations(invitationOperations, invitationSchemas),
  ...registerOperations(factorOperations, factorSchemas),
  ...registerOperations(operatorOperations, operatorSchemas),
  ...registerOperations(roleOperations, roleSchemas),
  ...registerOperations(grantOperations, grantSchemas),
  ...registerOperations(apiTokenOperations, apiTokenSchemas),
  ...registerOperations(approvalOperations, approvalSchemas),
  ...registerOperations(auditOperations, auditSchemas),
  ...registerOperations(previewOperations, previewSchemas),
  ...registerOperations(newBrandOperations, newBrandSchemas),
  ...registerOperations(brandRequestOperations, brandRequestSchemas),
  ...registerOperations(releaseOperations, releaseSchemas),
  ...registerOperations(draftOperations, draftSchemas),
  ...registerOperations(textOperations, textSchemas),
  ...registerOperations(comparisonOperations, comparisonSchemas),
  ...registerOperations(reviewOperations, reviewSchemas),
  ...registerOperations(scheduleOperations, scheduleSchemas),
  ...registerOperations(trialOperations, trialSchemas),
  ...registerOperations(fleetOperations, fleetSchemas),
  ...registerOperations(hostOperations, hostSchemas),
  ...registerOperations(licenceOperations, licenceSchemas),
];
