import { createHash } from 'node:crypto';
import type { ChatMessage } from '@livery/contract/support';
import { ErrorCode } from '@livery/contract/errors';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, count, eq, lt } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { ChatAssistant } from './chat-assistant-port.ts';
import { supportMessages } from '../support.tables.ts';

/** Maximum number of messages in a conversation, including the replies. */
const conversationLimit = 200;
const retentionMs = days(30);

interface OutgoingMessage {
  readonly merchant: Merchant;
  readonly language: LanguageCode;
  readonly key: string;
  readonly id: string;
  readonly text: string;
}

export interface Chat {
  readonly messages: (merchant: Merchant, language: LanguageCode, key: string) => Promise<ChatMessage[]>;
  readonly send: (message: OutgoingMessage) => Promise<ChatMessage[]>;
}

/**
 * Returns the id of a conversation, which is a hash of the visitor's secret key. The key is not stored. So a person who
 * can read the table cannot take part in a conversation.
 */
const getConversationId = (merchant: Merchant, key: string): string =>
  createHash('sha256').update(`${merchant.code}/${key}`).digest('base64url');

/**
 * Creates the functions of the live chat, which stores its messages. If there is an assistant, it greets the visitor
 * and replies.
 */
export const createChat = (db: Database, clock: Clock, assistant: ChatAssistant | undefined): Chat => {
  const messages: Chat['messages'] = async (merchant, language, key) => {
    const rows = await db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.conversation, getConversationId(merchant, key)))
      .orderBy(asc(supportMessages.sequence));
    const conversation = rows.map(({ id, author, text, sentAt }) => ({
      id,
      author,
      text,
      sentAt: sentAt.toISOString(),
    }));
    if (!assistant) return conversation;
    const greeting: ChatMessage = {
      id: 'greeting',
      author: 'service',
      text: assistant.getGreeting(language, merchant.name),
      sentAt: (rows[0]?.sentAt ?? clock.now()).toISOString(),
    };
    return [greeting, ...conversation];
  };

  const send: Chat['send'] = async ({ merchant, language, key, id, text }) => {
    const conversation = getConversationId(merchant, key);
    const now = clock.now();
    await db.transaction(async (tx) => {
      await tx
        .delete(supportMessages)
        .where(
          and(
            eq(supportMessages.merchant, merchant.code),
            lt(supportMessages.sentAt, new Date(now.getTime() - retentionMs)),
          ),
        );
      const [counted] = await tx
        .select({ rows: count() })
        .from(supportMessages)
        .where(eq(supportMessages.conversation, conversation));
      const messageCount = counted?.rows ?? 0;
      if (messageCount >= conversationLimit)
        throw new GatewayError(ErrorCode.TooManyRequests, {
          message: `A conversation has at most ${conversationLimit} messages: start a new one`,
        });
      const commonFields = { conversation, merchant: merchant.code, sentAt: now };
      const [stored] = await tx
        .insert(supportMessages)
        .values({ ...commonFields, id, author: 'visitor', text })
        .onConflictDoNothing()
        .returning({ id: supportMessages.id });
      // The message is a repetition if no row was inserted. It already has a reply.
      if (!stored || !assistant) return;
      await tx.insert(supportMessages).values({
        ...commonFields,
        id: `re-${id}`,
        author: 'service',
        text: assistant.getReply(language, text, messageCount / 2),
      });
    });
    return messages(merchant, language, key);
  };

  return { messages, send };
};
