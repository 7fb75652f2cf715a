import { operation } from '../operation.ts';
import type * as schemas from './support.schemas.ts';

export type { ChatMessage, SupportContact } from './support.schemas.ts';

export const listSupportContacts = operation<typeof schemas.listSupportContacts>()({
  name: 'listSupportContacts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerService',
  access: 'guest',
  summary: 'Where customer service is reached',
});

export const startSupportChat = operation<typeof schemas.startSupportChat>()({
  name: 'startSupportChat',
  method: 'POST',
  path: '/wps/service/chat/open',
  access: 'guest',
  summary: 'A conversation of the live chat, a new one or the one of a key',
});

export const sendSupportMessage = operation<typeof schemas.sendSupportMessage>()({
  name: 'sendSupportMessage',
  method: 'POST',
  path: '/wps/service/chat/send',
  access: 'guest',
  summary: 'Says something in the live chat',
});
