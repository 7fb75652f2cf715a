import { operation } from '../operation.ts';
import type * as schemas from './member.schemas.ts';

export const memberInfo = operation<typeof schemas.memberInfo>()({
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  summary: 'Get the logged-in member',
});

/**
 * Download of all stored data of the member. The response is a ZIP archive, not an envelope. The request needs the
 * headers of a member's call.
 */
export const memberDataPath = '/wps/member/data';

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
  summary: 'Close the account permanently; rejected while money is pending or can be withdrawn',
});
