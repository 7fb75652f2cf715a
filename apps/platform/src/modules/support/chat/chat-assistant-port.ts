import type { LanguageCode } from '@livery/merchant/languages';
import { definePort } from '../../../core/ports/ports.ts';

/** Assistant that replies to visitors in the live chat. */
export interface ChatAssistant {
  readonly getGreeting: (language: LanguageCode, brand: string) => string;
  /** Returns the reply to a message. `earlier` is the number of replies that the conversation already has. */
  readonly getReply: (language: LanguageCode, message: string, earlier: number) => string;
}

/** Port for the chat assistant. Without an adapter, nobody replies to visitors. */
export const chatAssistantPort = definePort<ChatAssistant>('chat assistant');
