import { operation } from '../operation.ts';
import type * as schemas from './support.schemas.ts';

export type { ChatMessage, SupportContact } from './support.schemas.ts';

export const listSupportContacts = operation<typeof schemas.listSupportContacts>()({
  name: 'listSupportContacts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerService',
  access: 'guest',
  summary: 'List the contact links of customer service',
});

export const startSupportChat = operation<typeof schemas.startSupportChat>()({
  name: 'startSupportChat',
  method: 'POST',
  path: '/wps/service/chat/open',
  access: 'guest',
  summary: 'Get a conversation of the live chat by its key, or start a new one',
});

export const sendSupportMessage = operation<typeof schemas.sendSupportMessage>()({
  name: 'sendSupportMessage',
  method: 'POST',
  path: '/wps/service/chat/send',
  access: 'guest',
  summary: 'Send a message in the live chat',
});
