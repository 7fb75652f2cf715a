import { agentNotices, readAgentNotices } from '@livery/contract/team';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { announcementReads, announcements } from '../db/schema/tables.ts';
import type { Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
}

/** Announcements for agents: content type A of the home. */
export const noticesRoutes = (route: Route, { db, clock, merchants }: Needs): void => {
  const gate = createGate(merchants, 'AGEANNOUNCE3');

  const readNotices = async ({ code }: Merchant, language: LanguageCode, memberId: string) => {
    const now = clock.now();
    const rows = await db
      .select({ row: announcements, readAt: announcementReads.at })
      .from(announcements)
      .leftJoin(
        announcementReads,
        and(eq(announcementReads.announcementId, announcements.id), eq(announcementReads.memberId, memberId)),
      )
      .where(
        and(
          eq(announcements.merchant, code),
          eq(announcements.groupName, 'm_home'),
          eq(announcements.type, 'A'),
          lte(announcements.publishedAt, now),
          or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now)),
        ),
      )
      .orderBy(desc(announcements.publishedAt), announcements.id);
    return rows.map(({ row, readAt }) => ({
      id: row.id,
      title: row.titles[language] ?? row.titles.EN ?? '',
      content: row.contents[language] ?? row.contents.EN ?? '',
      publishedAt: row.publishedAt.toISOString(),
      isRead: readAt !== null,
    }));
  };

  const unreadOf = (list: readonly { readonly isRead: boolean }[]): number =>
    list.filter(({ isRead }) => !isRead).length;

  route(agentNotices, async (call) => {
    await gate(call);
    const list = await readNotices(call.merchant, call.language, call.session.memberId);
    return { list, footer: { unreadCount: unreadOf(list) } };
  });

  route(readAgentNotices, async (call) => {
    await gate(call);
    const {
      merchant,
      language,
      session: { memberId },
      request: { ids },
    } = call;
    const known =
      ids.length > 0
        ? await db
            .select({ id: announcements.id })
            .from(announcements)
            .where(
              and(
                eq(announcements.merchant, merchant.code),
                eq(announcements.type, 'A'),
                inArray(announcements.id, ids),
              ),
            )
        : [];
    if (known.length > 0)
      await db
        .insert(announcementReads)
        .values(known.map(({ id }) => ({ memberId, announcementId: id, at: clock.now() })))
        .onConflictDoNothing();
    return { unreadCount: unreadOf(await readNotices(merchant, language, memberId)) };
  });
};
