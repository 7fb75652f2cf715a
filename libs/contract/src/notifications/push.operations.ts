import { operation } from '../operation.ts';
import type * as schemas from './push.schemas.ts';

export const pushKey = operation<typeof schemas.pushKey>()({
  name: 'pushKey',
  method: 'GET',
  path: '/wps/member/push',
  access: 'member',
  summary: 'The key under which a browser lets itself be woken (VAPID)',
});

export const subscribePush = operation<typeof schemas.subscribePush>()({
  name: 'subscribePush',
  method: 'PUT',
  path: '/wps/member/push',
  access: 'member',
  summary: 'Wake this browser when a letter arrives, for as long as its log-in is not ended',
});

export const unsubscribePush = operation<typeof schemas.unsubscribePush>()({
  name: 'unsubscribePush',
  method: 'POST',
  path: '/wps/member/push/remove',
  access: 'member',
  summary: 'Wake this browser no more',
});
