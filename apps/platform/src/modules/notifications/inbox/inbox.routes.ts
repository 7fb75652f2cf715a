import { ErrorCode } from '@livery/contract/errors';
import {
  deleteMessages,
  messageDetail,
  messageList,
  readMessages,
  restoreMessages,
  unreadCount as unreadCountOperation,
} from '@livery/contract/notifications/inbox';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { htmlToText } from './html-to-text.ts';
import { getUnreadCount } from './unread-count.ts';
import { memberMessages } from '../notifications.tables.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface MessagesRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly merchants: Merchants;
}

const perPage = 20;
const excerptLength = 90;
/**
 * Milliseconds in which a member can undo the deletion of a message. Afterwards the text of the message is deleted
 * permanently.
 */
const undoLife = days(1);

type Row = typeof memberMessages.$inferSelect;

const toMessageSummary = (row: Row, language: LanguageCode, merchant: Merchant) => ({
  id: row.id,
  kind: row.kind,
  title: localizeText(row.titles, language, merchant),
  sentAt: row.sentAt.toISOString(),
  isRead: row.readAt !== null,
});

export const messagesRoutes = (route: Route, { db, clock, hub, merchants }: MessagesRoutesDeps): void => {
  const pass = createFeatureGuard(merchants, 'MAILCEN');
  const whereVisible = (memberId: string) =>
    and(eq(memberMessages.memberId, memberId), isNull(memberMessages.deletedAt));

  /** Sends the number of unread messages to all pages that the member has open, and returns this number. */
  const publishUnreadCount = async (memberId: string): Promise<{ unreadCount: number }> => {
    const unread = await getUnreadCount(db, memberId);
    await hub.publish({ type: 'unread', memberId, unreadCount: unread });
    return { unreadCount: unread };
  };

  route(unreadCountOperation, ({ session }) => getUnreadCount(db, session.memberId));

  route(messageList, async ({ session, merchant, language, request: { pageNo } }) => {
    await pass({ session, merchant });
    const [all] = await db.select({ count: count() }).from(memberMessages).where(whereVisible(session.memberId));
    const rows = await db
      .select()
      .from(memberMessages)
      .where(whereVisible(session.memberId))
      .orderBy(sql`${memberMessages.readAt} is not null`, desc(memberMessages.sentAt), desc(memberMessages.id))
      .limit(perPage)
      .offset((pageNo - 1) * perPage);
    const total = all?.count ?? 0;
    const list = rows.map((row) => ({
      ...toMessageSummary(row, language, merchant),
      excerpt: [...htmlToText(localizeText(row.contents, language, merchant))].slice(0, excerptLength).join(''),
    }));
    return { list, pageNum: pageNo, totalPages: Math.ceil(total / perPage), total };
  });

  route(messageDetail, async ({ session, merchant, language, request: { id } }) => {
    await pass({ session, merchant });
    const [row] = await db
      .select()
      .from(memberMessages)
      .where(and(whereVisible(session.memberId), eq(memberMessages.id, id)));
    if (!row) throw new GatewayError(ErrorCode.NotFound);
    return { ...toMessageSummary(row, language, merchant), content: localizeText(row.contents, language, merchant) };
  });

  route(readMessages, async ({ session, request: { ids } }) => {
    const { memberId } = session;
    await db
      .update(memberMessages)
      .set({ readAt: clock.now() })
      .where(and(whereVisible(memberId), isNull(memberMessages.readAt), ids && inArray(memberMessages.id, ids)));
    return publishUnreadCount(memberId);
  });

  route(deleteMessages, async ({ session, request: { ids } }) => {
    const { memberId } = session;
    const now = clock.now();
    // Only the text is deleted. The row with the event key stays in the table. Otherwise a repetition of the event
    // would create the message again.
    await db
      .update(memberMessages)
      .set({ titles: {}, contents: {} })
      .where(
        and(eq(memberMessages.memberId, memberId), lt(memberMessages.deletedAt, new Date(now.getTime() - undoLife))),
      );
    await db
      .update(memberMessages)
      .set({ deletedAt: now })
      .where(and(whereVisible(memberId), inArray(memberMessages.id, ids)));
    return publishUnreadCount(memberId);
  });

  route(restoreMessages, async ({ session, request: { ids } }) => {
    const { memberId } = session;
    const from = new Date(clock.now().getTime() - undoLife);
    await db
      .update(memberMessages)
      .set({ deletedAt: null })
      .where(
        and(eq(memberMessages.memberId, memberId), gt(memberMessages.deletedAt, from), inArray(memberMessages.id, ids)),
      );
    return publishUnreadCount(memberId);
  });
};
