import { operation } from '../operation.ts';
import type * as schemas from './back-office.schemas.ts';

/** Vendor code of the operator's back office. The back office signs its calls with the key of this vendor. */
export const backOfficeVendor = 'BACK_OFFICE';

export const decideWithdrawal = operation<typeof schemas.decideWithdrawal>()({
  name: 'decideWithdrawal',
  method: 'POST',
  path: '/wps/services/back-office/withdrawal-decision',
  access: 'vendor',
  summary: "Receive the back office's decision on a withdrawal; idempotent by `orderNo`",
});

export const decideIdentityCheck = operation<typeof schemas.decideIdentityCheck>()({
  name: 'decideIdentityCheck',
  method: 'POST',
  path: '/wps/services/back-office/identity-decision',
  access: 'vendor',
  summary: "Receive the back office's decision on an identity check; idempotent by `checkId`",
});

export const readIdentityImage = operation<typeof schemas.readIdentityImage>()({
  name: 'readIdentityImage',
  method: 'POST',
  path: '/wps/services/back-office/identity-image',
  access: 'vendor',
  summary: 'Get an image of an identity check that waits for a decision',
});
