import type { LanguageCode } from '@livery/merchant/languages';
import { definePort } from '../../../core/ports/ports.ts';

/** Assistant that replies to the messages of visitors in the chat. */
export interface ChatAssistant {
  readonly getGreeting: (language: LanguageCode, brand: string) => string;
  /** Returns the reply to a message. `earlier` is the number of earlier replies in the conversation. */
  readonly getReply: (language: LanguageCode, message: string, earlier: number) => string;
}

/** Port of the chat assistant. It is optional: without an adapter a conversation has only the visitor's messages. */
export const chatAssistantPort = definePort<ChatAssistant>('chat assistant');
