import { operation } from '../operation.ts';
import type * as schemas from './member.schemas.ts';

export const memberInfo = operation<typeof schemas.memberInfo>()({
  name: 'memberInfo', method: 'GET', path: '/wps/member/info', access: 'member', summary: 'Who is logged in',
});

export const memberData = operation<typeof schemas.memberData>()({
  name: 'memberData', method: 'GET', path: '/wps/member/data', access: 'member', summary: 'All that is kept of the member, to take along',
});

export const closeAccount = operation<typeof schemas.closeAccount>()({
  name: 'closeAccount', method: 'POST', path: '/wps/member/close', access: 'member', encrypted: true, summary: 'Close the account for good; refused while it has money or open bets',
});
