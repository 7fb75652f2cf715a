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

/** Maximum number of messages in one conversation, replies included. */
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
 * Returns the id of a conversation, which is a hash of the visitor's key. The table stores only the hash, so that a
 * reader of the table cannot join a conversation.
 */
const getConversationId = (merchant: Merchant, key: string): string =>
  createHash('sha256').update(`${merchant.code}/${key}`).digest('base64url');

/** Creates the live chat. It stores the messages. An assistant, if there is one, greets the visitor and replies. */
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
      // No row is inserted for a repeated message, e.g. after a lost response. It already has its reply.
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
