import { operation } from '../operation.ts';
import type * as schemas from './member.schemas.ts';

export const memberInfo = operation<typeof schemas.memberInfo>()({
  name: 'memberInfo', method: 'GET', path: '/wps/member/info', access: 'member', summary: 'Who is logged in',
});
