import { operation } from '../operation.ts';
import type * as schemas from './service.schemas.ts';

export type { ChatMessage, ServiceContact } from './service.schemas.ts';

export const listServiceContacts = operation<typeof schemas.listServiceContacts>()({
  name: 'listServiceContacts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerService',
  access: 'guest',
  summary: 'Where customer service is reached',
});

export const openServiceChat = operation<typeof schemas.openServiceChat>()({
  name: 'openServiceChat',
  method: 'POST',
  path: '/wps/service/chat/open',
  access: 'guest',
  summary: 'A conversation of the live chat, a new one or the one of a key',
});

export const sendServiceChat = operation<typeof schemas.sendServiceChat>()({
  name: 'sendServiceChat',
  method: 'POST',
  path: '/wps/service/chat/send',
  access: 'guest',
  summary: 'Says something in the live chat',
});
