import { operation } from '../operation.ts';
import type * as schemas from './missions.schemas.ts';

export type { Mission, MissionRank } from './missions.schemas.ts';

export const listMissions = operation<typeof schemas.listMissions>()({
  name: 'listMissions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionList',
  access: 'member',
  summary: "List the missions of the day and the week with the member's progress, and the weekly ranking",
});
