import { agentNotices, readAgentNotices } from '@livery/contract/agents/team';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';
import { announcements } from '../../content/index.ts';
import { announcementReads } from './notices.tables.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface NoticesRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
}

/** Routes of the announcements for agents. In the API for the home page these announcements have the content type A. */
export const noticesRoutes = (route: Route, { db, clock, merchants }: NoticesRoutesDeps): void => {
  const gate = createFeatureGuard(merchants, 'AGEANNOUNCE3');

  const readNotices = async (merchant: Merchant, language: LanguageCode, memberId: string) => {
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
          eq(announcements.merchant, merchant.code),
          eq(announcements.groupName, 'm_home'),
          eq(announcements.type, 'A'),
          lte(announcements.publishedAt, now),
          or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now)),
        ),
      )
      .orderBy(desc(announcements.publishedAt), announcements.id);
    return rows.map(({ row, readAt }) => ({
      id: row.id,
      title: localizeText(row.titles, language, merchant),
      content: localizeText(row.contents, language, merchant),
      publishedAt: row.publishedAt.toISOString(),
      isRead: readAt !== null,
    }));
  };

  const countUnread = (list: readonly { readonly isRead: boolean }[]): number =>
    list.filter(({ isRead }) => !isRead).length;

  route(agentNotices, async (call) => {
    await gate(call);
    const list = await readNotices(call.merchant, call.language, call.session.memberId);
    return { list, footer: { unreadCount: countUnread(list) } };
  });

  route(readAgentNotices, async (call) => {
    await gate(call);
    const {
      merchant,
      language,
      session: { memberId },
      request: { ids },
    } = call;
    const existing =
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
    if (existing.length > 0)
      await db
        .insert(announcementReads)
        .values(existing.map(({ id }) => ({ memberId, announcementId: id, at: clock.now() })))
        .onConflictDoNothing();
    return { unreadCount: countUnread(await readNotices(merchant, language, memberId)) };
  });
};
