import { operation } from '../operation.ts';
import type * as schemas from './inbox.schemas.ts';

export type { MessageSummary } from './inbox.schemas.ts';

export const unreadCount = operation<typeof schemas.unreadCount>()({
  name: 'unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'member',
  summary: 'How many letters wait to be read; the value is the number',
});

export const messageList = operation<typeof schemas.messageList>()({
  name: 'messageList',
  method: 'GET',
  path: '/wps/relay/CSP_messageList',
  access: 'member',
  summary: 'A page of letters: the unread first, then the newest',
});

export const messageDetail = operation<typeof schemas.messageDetail>()({
  name: 'messageDetail',
  method: 'GET',
  path: '/wps/relay/CSP_messageDetail',
  access: 'member',
  summary: 'One letter; reading it marks nothing',
});

export const readMessages = operation<typeof schemas.readMessages>()({
  name: 'readMessages',
  method: 'POST',
  path: '/wps/relay/CSP_readMessages',
  access: 'member',
  summary: 'Mark letters, or all of them, as read',
});

export const deleteMessages = operation<typeof schemas.deleteMessages>()({
  name: 'deleteMessages',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessages',
  access: 'member',
  summary: 'Delete letters',
});

export const restoreMessages = operation<typeof schemas.restoreMessages>()({
  name: 'restoreMessages',
  method: 'POST',
  path: '/wps/relay/CSP_restoreMessages',
  access: 'member',
  summary: 'Undo a deletion',
});
