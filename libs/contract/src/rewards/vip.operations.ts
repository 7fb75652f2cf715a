import { operation } from '../operation.ts';
import type * as schemas from './vip.schemas.ts';

export type { VipLevel } from './vip.schemas.ts';

export const memberClubBenefit = operation<typeof schemas.memberClubBenefit>()({
  name: 'memberClubBenefit',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberClubBenefit',
  access: 'member',
  summary: "List the VIP levels with their benefits and the member's progress",
});
