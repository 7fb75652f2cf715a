import type { Announcement } from '@livery/contract/content';
import { listAnnouncements } from '@livery/contract/content';
import { isAgent } from '@livery/contract/enums';
import type { LanguageCode } from '@livery/merchant/languages';
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import { keepFresh } from '../clock/keep-fresh.ts';
import type { Database } from '../db/database.ts';
import { announcements, type announcementTypes, type Translations } from '../db/schema/tables.ts';
import { isDrawnBanner } from '../media/addresses.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import type { Route } from '../http/route.ts';
import type { Session } from '../session/session.ts';

type Row = typeof announcements.$inferSelect;

const textIn = (texts: Translations, language: LanguageCode): string => texts[language] ?? texts.EN ?? '';

const announcementOf = (row: Row, language: LanguageCode): Announcement => ({
  id: row.id,
  title: textIn(row.titles, language),
  content: textIn(row.contents, language),
  type: row.type,
  groupName: row.groupName,
  promotionType: row.promotionType,
  execution: row.execution,
  announcementImages: row.images.map((url, index) => ({
    sequence: index + 1,
    url,
    ...(isDrawnBanner(url) && { calmSide: 'left' }),
  })),
  link: row.link,
  publishedAt: row.publishedAt.toISOString(),
});

/** A new announcement is seen within this time. */
const freshFor = seconds(5);

export const contentRoutes = (route: Route, db: Database, clock: Clock): void => {
  const fresh = keepFresh<PreparedAnswer>(clock, freshFor);

  /** What is said to agents is for nobody else. Few ask for it: only then the session is looked up. */
  const mayReadAll = async (
    types: readonly string[],
    findSession: () => Promise<Session | undefined>,
  ): Promise<boolean> => {
    if (!types.includes('A')) return true;
    const session = await findSession();
    return session !== undefined && isAgent(session.memberType);
  };

  route(listAnnouncements, async ({ merchant, language, request, findSession }) => {
    const asked = [...new Set(request.types.split(','))].sort() as (typeof announcementTypes)[number][];
    const types = (await mayReadAll(asked, findSession)) ? asked : asked.filter((type) => type !== 'A');
    return fresh.get([merchant.code, language, request.groupName, types].join('/'), async () => {
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
        .orderBy(asc(announcements.position));
      return new PreparedAnswer({ list: rows.map((row) => announcementOf(row, language)) });
    });
  });
};
