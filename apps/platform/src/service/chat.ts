import { createHash } from 'node:crypto';
import type { ChatMessage } from '@livery/contract/service';
import { ErrorCode } from '@livery/contract/errors';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, count, eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { days } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { serviceMessages } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { greetingIn, replyIn } from './replies.ts';

/** Messages that one conversation may hold, replies with them. */
const conversationLimit = 200;
const keptFor = days(30);

interface Saying {
  readonly merchant: Merchant;
  readonly language: LanguageCode;
  readonly key: string;
  readonly id: string;
  readonly text: string;
}

export interface Chat {
  readonly messages: (merchant: Merchant, language: LanguageCode, key: string) => Promise<ChatMessage[]>;
  readonly say: (saying: Saying) => Promise<ChatMessage[]>;
}

/** Only the hash is kept: who reads the table cannot join a conversation. */
const conversationOf = (merchant: Merchant, key: string): string =>
  createHash('sha256').update(`${merchant.code}/${key}`).digest('base64url');

/** The live chat of the demonstration: what is said is kept, and answered by set phrases that say what they are. */
export const createChat = (db: Database, clock: Clock): Chat => {
  const messages: Chat['messages'] = async (merchant, language, key) => {
    const rows = await db
      .select()
      .from(serviceMessages)
      .where(eq(serviceMessages.conversation, conversationOf(merchant, key)))
      .orderBy(asc(serviceMessages.sequence));
    const began = rows[0]?.sentAt ?? clock.now();
    const greeting: ChatMessage = {
      id: 'greeting',
      author: 'service',
      text: greetingIn(language, merchant.name),
      sentAt: began.toISOString(),
    };
    return [
      greeting,
      ...rows.map(({ id, author, text, sentAt }) => ({ id, author, text, sentAt: sentAt.toISOString() })),
    ];
  };

  const say: Chat['say'] = async ({ merchant, language, key, id, text }) => {
    const conversation = conversationOf(merchant, key);
    const now = clock.now();
    await db.transaction(async (tx) => {
      await tx
        .delete(serviceMessages)
        .where(
          and(
            eq(serviceMessages.merchant, merchant.code),
            lt(serviceMessages.sentAt, new Date(now.getTime() - keptFor)),
          ),
        );
      const [known] = await tx
        .select({ rows: count() })
        .from(serviceMessages)
        .where(eq(serviceMessages.conversation, conversation));
      const said = known?.rows ?? 0;
      if (said >= conversationLimit)
        throw new GatewayError(ErrorCode.TooManyRequests, {
          message: `A conversation holds ${conversationLimit} messages: open a new one`,
        });
      const own = { conversation, merchant: merchant.code, sentAt: now };
      const [stored] = await tx
        .insert(serviceMessages)
        .values({ ...own, id, author: 'visitor', text })
        .onConflictDoNothing()
        .returning({ id: serviceMessages.id });
      // Sent again after a lost answer: it was replied to already.
      if (!stored) return;
      await tx
        .insert(serviceMessages)
        .values({ ...own, id: `re-${id}`, author: 'service', text: replyIn(language, text, said / 2) });
    });
    return messages(merchant, language, key);
  };

  return { messages, say };
};
