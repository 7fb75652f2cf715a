import { operation } from '../operation.ts';
import type * as schemas from './member.schemas.ts';

export const memberInfo = operation<typeof schemas.memberInfo>()({
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  summary: 'Who is logged in',
});

/** All that is kept of the member, to take along: a ZIP archive in place of an envelope. It takes the headers of a member's call. */
export const memberDataPath = '/wps/member/data';

export const closingState = operation<typeof schemas.closingState>()({
  name: 'closingState',
  method: 'GET',
  path: '/wps/member/close',
  access: 'member',
  summary: 'What must be done before the account can be closed',
});

export const closeAccount = operation<typeof schemas.closeAccount>()({
  name: 'closeAccount',
  method: 'POST',
  path: '/wps/member/close',
  access: 'member',
  encrypted: true,
  summary: 'Close the account for good; refused while money is under way or could be withdrawn',
});
