import { operation } from '../operation.ts';
import type * as schemas from './responsible-gaming.schemas.ts';

export type { PlayLimit } from './responsible-gaming.schemas.ts';

export const playLimits = operation<typeof schemas.playLimits>()({
  name: 'playLimits',
  method: 'GET',
  path: '/wps/member/playLimits',
  access: 'member',
  summary: 'What the member allows themself, and what is used of it',
});

export const setPlayLimit = operation<typeof schemas.setPlayLimit>()({
  name: 'setPlayLimit',
  method: 'POST',
  path: '/wps/member/playLimits',
  access: 'member',
  summary: 'Set a limit: a tighter one holds at once, a looser one is asked for',
});

export const confirmPlayLimit = operation<typeof schemas.confirmPlayLimit>()({
  name: 'confirmPlayLimit',
  method: 'POST',
  path: '/wps/member/playLimits/confirm',
  access: 'member',
  summary: 'Confirm a looser limit 24 hours after it was asked for, or keep the tighter one',
});

export const setRealityCheck = operation<typeof schemas.setRealityCheck>()({
  name: 'setRealityCheck',
  method: 'POST',
  path: '/wps/member/playLimits/realityCheck',
  access: 'member',
  summary: 'After how many minutes of play to be told of it',
});

export const startCoolOff = operation<typeof schemas.startCoolOff>()({
  name: 'startCoolOff',
  method: 'POST',
  path: '/wps/member/playLimits/break',
  access: 'member',
  summary: 'Cool off, or be excluded, for a time that nobody shortens',
});

export const getPlaySession = operation<typeof schemas.getPlaySession>()({
  name: 'getPlaySession',
  method: 'GET',
  path: '/wps/member/playLimits/session',
  access: 'member',
  summary: 'How long this session is and what was staked in it',
});

export const playHistory = operation<typeof schemas.playHistory>()({
  name: 'playHistory',
  method: 'GET',
  path: '/wps/member/playLimits/history',
  access: 'member',
  summary: 'What the member changed about their play in the last three months',
});
