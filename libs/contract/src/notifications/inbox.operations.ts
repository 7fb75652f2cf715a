import { operation } from '../operation.ts';
import type * as schemas from './inbox.schemas.ts';

export type { MessageSummary } from './inbox.schemas.ts';

export const unreadCount = operation<typeof schemas.unreadCount>()({
  name: 'unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'member',
  summary: 'Get the number of unread messages',
});

export const messageList = operation<typeof schemas.messageList>()({
  name: 'messageList',
  method: 'GET',
  path: '/wps/relay/CSP_messageList',
  access: 'member',
  summary: 'List the messages by page: unread first, then newest first',
});

export const messageDetail = operation<typeof schemas.messageDetail>()({
  name: 'messageDetail',
  method: 'GET',
  path: '/wps/relay/CSP_messageDetail',
  access: 'member',
  summary: 'Get one message without marking it as read',
});

export const readMessages = operation<typeof schemas.readMessages>()({
  name: 'readMessages',
  method: 'POST',
  path: '/wps/relay/CSP_readMessages',
  access: 'member',
  summary: 'Mark some or all messages as read',
});

export const deleteMessages = operation<typeof schemas.deleteMessages>()({
  name: 'deleteMessages',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessages',
  access: 'member',
  summary: 'Delete messages',
});

export const restoreMessages = operation<typeof schemas.restoreMessages>()({
  name: 'restoreMessages',
  method: 'POST',
  path: '/wps/relay/CSP_restoreMessages',
  access: 'member',
  summary: 'Restore deleted messages',
});
