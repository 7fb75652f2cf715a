import { operation } from '../operation.ts';
import type * as schemas from './push.schemas.ts';

export const pushKey = operation<typeof schemas.pushKey>()({
  name: 'pushKey',
  method: 'GET',
  path: '/wps/member/push',
  access: 'member',
  summary: 'Get the public key for push subscriptions (VAPID)',
});

export const subscribePush = operation<typeof schemas.subscribePush>()({
  name: 'subscribePush',
  method: 'PUT',
  path: '/wps/member/push',
  access: 'member',
  summary: 'Subscribe this browser to push notifications of new messages until its log-in ends',
});

export const unsubscribePush = operation<typeof schemas.unsubscribePush>()({
  name: 'unsubscribePush',
  method: 'POST',
  path: '/wps/member/push/remove',
  access: 'member',
  summary: 'Unsubscribe this browser from push notifications',
});
