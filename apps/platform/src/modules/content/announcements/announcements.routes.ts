import type { Announcement } from '@livery/contract/announcements';
import { listAnnouncements } from '@livery/contract/announcements';
import { isAgent } from '@livery/contract/enums';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { seconds } from '../../../core/clock/durations.ts';
import { createTtlCache } from '../../../core/cache/ttl-cache.ts';
import type { Database } from '../../../core/db/database.ts';
import { isGeneratedBanner } from '../../brands/index.ts';
import { CachedResponse } from '../../../core/http/responses/cached-response.ts';
import type { Route } from '../../../core/http/route.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import { announcements, type announcementTypes } from './announcements.tables.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';

type Row = typeof announcements.$inferSelect;

const toAnnouncement = (row: Row, language: LanguageCode, merchant: Merchant): Announcement => ({
  id: row.id,
  title: localizeText(row.titles, language, merchant),
  content: localizeText(row.contents, language, merchant),
  type: row.type,
  groupName: row.groupName,
  promotionType: row.promotionType,
  execution: row.execution,
  announcementImages: row.images.map((url, index) => ({
    sequence: index + 1,
    url,
    ...(isGeneratedBanner(url) && { calmSide: 'left' }),
  })),
  link: row.link,
  publishedAt: row.publishedAt.toISOString(),
});

/** Maximum number of announcements in a list. */
const maxAnnouncements = 100;

/** Maximum delay in milliseconds until members see a new announcement. */
const cacheTtlMs = seconds(5);

export const contentRoutes = (route: Route, db: Database, clock: Clock): void => {
  const cache = createTtlCache<CachedResponse>(clock, cacheTtlMs);

  /**
   * Returns true if the caller may read all requested types of announcements. Only agents may read the type A. The
   * session is loaded only if the request contains this type.
   */
  const mayReadAll = async (
    types: readonly string[],
    findSession: () => Promise<Session | undefined>,
  ): Promise<boolean> => {
    if (!types.includes('A')) return true;
    const session = await findSession();
    return session !== undefined && isAgent(session.memberType);
  };

  route(listAnnouncements, async ({ merchant, language, request, findSession }) => {
    const requestedTypes = [...new Set(request.types.split(','))].sort() as (typeof announcementTypes)[number][];
    const types = (await mayReadAll(requestedTypes, findSession))
      ? requestedTypes
      : requestedTypes.filter((type) => type !== 'A');
    return cache.get([merchant.code, language, request.groupName, types].join('/'), async () => {
      const now = clock.now();
      const rows = await db
        .select()
        .from(announcements)
        .where(
          and(
            eq(announcements.merchant, merchant.code),
            eq(announcements.groupName, request.groupName),
            inArray(announcements.type, types),
            lte(announcements.publishedAt, now),
            or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now)),
          ),
        )
        .orderBy(asc(announcements.position))
        .limit(maxAnnouncements);
      return new CachedResponse({ list: rows.map((row) => toAnnouncement(row, language, merchant)) });
    });
  });
};
