import { operation, type StepUp } from '../operation.ts';
import type * as schemas from './member.schemas.ts';

export const memberInfo = operation<typeof schemas.memberInfo>()({
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  summary: 'Get the logged-in member',
});

/**
 * Path of the request that downloads all data that the platform stores about the member. The response is a ZIP archive.
 * It does not have the usual JSON envelope. The request needs the same headers as every other request of a member. The
 * member must also have proved the identity again during the last minutes, for example with the password.
 */
export const memberDataPath = '/wps/member/data';
export const memberDataStepUp = 'any' satisfies StepUp;

export const closingState = operation<typeof schemas.closingState>()({
  name: 'closingState',
  method: 'GET',
  path: '/wps/member/close',
  access: 'member',
  summary: 'List the obligations that prevent closing the account',
});

export const closeAccount = operation<typeof schemas.closeAccount>()({
  name: 'closeAccount',
  method: 'POST',
  path: '/wps/member/close',
  access: 'member',
  encrypted: true,
  stepUp: 'any',
  summary: 'Close the account permanently; rejected while money is pending or can be withdrawn',
});
