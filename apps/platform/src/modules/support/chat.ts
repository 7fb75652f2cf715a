import { createHash } from 'node:crypto';
import type { ChatMessage } from '@livery/contract/support';
import { ErrorCode } from '@livery/contract/errors';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, count, eq, lt } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import { days } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { getGreeting, getReply } from '../../demo/support/chat-replies.ts';
import { supportMessages } from './support.tables.ts';

/** Max messages of one conversation, replies included. */
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

/** Hash of the visitor's key. The table stores only the hash, so a reader of the table cannot join a conversation. */
const getConversationId = (merchant: Merchant, key: string): string =>
  createHash('sha256').update(`${merchant.code}/${key}`).digest('base64url');

/** Live chat of the demo. Messages are stored and receive canned replies that say that this is a demo. */
export const createChat = (db: Database, clock: Clock): Chat => {
  const messages: Chat['messages'] = async (merchant, language, key) => {
    const rows = await db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.conversation, getConversationId(merchant, key)))
      .orderBy(asc(supportMessages.sequence));
    const began = rows[0]?.sentAt ?? clock.now();
    const greeting: ChatMessage = {
      id: 'greeting',
      author: 'service',
      text: getGreeting(language, merchant.name),
      sentAt: began.toISOString(),
    };
    return [
      greeting,
      ...rows.map(({ id, author, text, sentAt }) => ({ id, author, text, sentAt: sentAt.toISOString() })),
    ];
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
      // A retry after a lost response: the message already has its reply.
      if (!stored) return;
      await tx.insert(supportMessages).values({
        ...commonFields,
        id: `re-${id}`,
        author: 'service',
        text: getReply(language, text, messageCount / 2),
      });
    });
    return messages(merchant, language, key);
  };

  return { messages, send };
};
