import { operation } from '../operation.ts';
import type * as schemas from './responsible-gaming.schemas.ts';

export type { PlayBreak, PlayLimit } from './responsible-gaming.schemas.ts';

export const playLimits = operation<typeof schemas.playLimits>()({
  name: 'playLimits',
  method: 'GET',
  path: '/wps/member/playLimits',
  access: 'member',
  summary: "Get the member's limits and their usage",
});

export const setPlayLimit = operation<typeof schemas.setPlayLimit>()({
  name: 'setPlayLimit',
  method: 'POST',
  path: '/wps/member/playLimits',
  access: 'member',
  summary: 'Set a limit; a stricter one applies at once, a looser one is only requested',
});

export const confirmPlayLimit = operation<typeof schemas.confirmPlayLimit>()({
  name: 'confirmPlayLimit',
  method: 'POST',
  path: '/wps/member/playLimits/confirm',
  access: 'member',
  summary: 'Confirm or reject a looser limit 24 hours after the request',
});

export const setRealityCheck = operation<typeof schemas.setRealityCheck>()({
  name: 'setRealityCheck',
  method: 'POST',
  path: '/wps/member/playLimits/realityCheck',
  access: 'member',
  summary: 'Set the minutes of play between reality checks',
});

export const startCoolOff = operation<typeof schemas.startCoolOff>()({
  name: 'startCoolOff',
  method: 'POST',
  path: '/wps/member/playLimits/break',
  access: 'member',
  summary: 'Start a cool-off or self-exclusion, which cannot be shortened',
});

export const getPlaySession = operation<typeof schemas.getPlaySession>()({
  name: 'getPlaySession',
  method: 'GET',
  path: '/wps/member/playLimits/session',
  access: 'member',
  summary: 'Get the duration and the stakes of this session',
});

export const playHistory = operation<typeof schemas.playHistory>()({
  name: 'playHistory',
  method: 'GET',
  path: '/wps/member/playLimits/history',
  access: 'member',
  summary: "List the member's changes of limits and breaks in the last three months",
});
