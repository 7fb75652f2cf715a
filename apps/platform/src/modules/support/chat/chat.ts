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
import { supportMessages } from '../support.tables.ts';
import type { SupportService } from '../support-service-port.ts';
import type { ChatForwarder } from './chat-forwarder.ts';

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
  /**
   * Stores a reply of the support service. A repeated reply has no further effect. Throws a GatewayError for an unknown
   * conversation.
   */
  readonly addReply: (reply: {
    readonly conversation: string;
    readonly id: string;
    readonly text: string;
  }) => Promise<void>;
}

/**
 * Returns the id of a conversation: a hash of the brand and the visitor's secret key. The key itself is not stored. A
 * person who can read the database can therefore not send messages as the visitor.
 */
const getConversationId = (merchant: Merchant, key: string): string =>
  createHash('sha256').update(`${merchant.code}/${key}`).digest('base64url');

interface CreateChatDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly service: Pick<SupportService, 'isLocal' | 'getGreeting'>;
  readonly forwarder: ChatForwarder;
}

/**
 * Deletes the messages of the brand that are older than 30 days. Then throws a GatewayError if the conversation
 * already has the maximum number of messages.
 */
const makeRoom = async (tx: Database, merchant: Merchant, conversation: string, now: Date): Promise<void> => {
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
  if ((counted?.rows ?? 0) >= conversationLimit)
    throw new GatewayError(ErrorCode.TooManyRequests, {
      message: `A conversation has at most ${conversationLimit} messages: start a new one`,
    });
};

/** Creates the functions of the live chat, which stores its messages and forwards them to the support service. */
export const createChat = ({ db, clock, service, forwarder }: CreateChatDeps): Chat => {
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
    if (!service.getGreeting) return conversation;
    const greeting: ChatMessage = {
      id: 'greeting',
      author: 'service',
      text: service.getGreeting(language, merchant.name),
      sentAt: (rows[0]?.sentAt ?? clock.now()).toISOString(),
    };
    return [greeting, ...conversation];
  };

  return {
    messages,

    send: async ({ merchant, language, key, id, text }) => {
      const conversation = getConversationId(merchant, key);
      const now = clock.now();
      await db.transaction(async (tx) => {
        await makeRoom(tx, merchant, conversation, now);
        // If the app repeats a message, it sends the same id. The database then inserts no second row.
        await tx
          .insert(supportMessages)
          .values({
            conversation,
            merchant: merchant.code,
            sentAt: now,
            id,
            author: 'visitor',
            text,
            language,
            dueAt: now,
          })
          .onConflictDoNothing();
      });
      const forwarded = forwarder.forwardDue(conversation);
      // A local support service responds at once, so the visitor's request waits until the message is forwarded. With a
      // service on the network, the response is sent before.
      if (service.isLocal) await forwarded;
      return messages(merchant, language, key);
    },

    addReply: async ({ conversation, id, text }) => {
      const [first] = await db
        .select({ merchant: supportMessages.merchant })
        .from(supportMessages)
        .where(eq(supportMessages.conversation, conversation))
        .limit(1);
      if (!first) throw new GatewayError(ErrorCode.NotFound);
      await db
        .insert(supportMessages)
        .values({ conversation, id, merchant: first.merchant, author: 'service', text, sentAt: clock.now() })
        .onConflictDoNothing();
    },
  };
};
