import * as z from 'zod/mini';
import { chatMessageMaxLength } from '../constants.ts';

export const supportContact = z.object({
  csType: z.enum(['LIVECHAT', 'FACEBOOK', 'TELEGRAM']),
  /** Sort position of the contact. The app lists the contacts of one type in ascending order of their positions. */
  csPosition: z.number(),
  title: z.string(),
  /**
   * Encrypted link of the contact. The link is encrypted with DES-ECB-PKCS7 and encoded as base64. The 8 characters
   * of the key follow the base64 text.
   */
  path: z.string(),
});
export type SupportContact = z.infer<typeof supportContact>;

export const listSupportContacts = {
  request: z.object({ language: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
  value: z.object({ list: z.array(supportContact) }),
};

export const chatMessage = z.object({
  id: z.string(),
  author: z.enum(['visitor', 'service']),
  text: z.string(),
  sentAt: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

const chatKey = z.string().check(z.regex(/^[\w-]{20,100}$/));
const messages = z.array(chatMessage);

/**
 * Starts a chat with customer service, or continues an existing chat by its key. Anyone who knows the key can read
 * the chat, so the key is sent in the body and never in a URL.
 */
export const startSupportChat = {
  request: z.object({ key: z.optional(chatKey) }),
  value: z.object({ key: chatKey, messages }),
};

export const sendSupportMessage = {
  request: z.object({
    key: chatKey,
    /** Id of the message, created by the client, so that a repeated request creates no second message. */
    id: z.uuid(),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(chatMessageMaxLength)),
  }),
  value: z.object({ messages }),
};
