import { operation } from '../operation.ts';
import type * as schemas from './kyc.schemas.ts';

export const identityCheck = operation<typeof schemas.identityCheck>()({
  name: 'identityCheck',
  method: 'GET',
  path: '/wps/member/identity',
  access: 'member',
  summary: 'Get the status of the identity verification',
});

export const submitIdentity = operation<typeof schemas.submitIdentity>()({
  name: 'submitIdentity',
  method: 'PUT',
  path: '/wps/member/identity',
  access: 'member',
  summary: 'Submit both sides of a document and a selfie',
});
