import type { Merchant } from '@livery/merchant/merchant.schema';
import { type DemoAnnouncement, demoAnnouncements } from '@livery/demo/content/announcements';
import { leadOffers } from '@livery/demo/content/lead-offers';
import { days } from '../../../core/clock/durations.ts';
import { bannerUrl } from '../../../modules/brands/index.ts';
import { isPromotionOffered } from '../../../modules/rewards/index.ts';
import { toPromotionRows } from '../rewards/reward-rows.ts';
import type { announcements } from '../../../modules/content/index.ts';

type NewAnnouncement = typeof announcements.$inferInsert;

type PromotionRow = ReturnType<typeof toPromotionRows>[number];

/**
 * Returns the title, the text and the image of an announcement. An announcement of a promotion shows the title and the
 * summary of the promotion. If the brand does not offer the promotion, the announcement has its own title and text.
 */
const getContent = (entry: DemoAnnouncement, merchant: Merchant, promotions: readonly PromotionRow[]) => {
  const lead = entry.promotion === 'lead' ? leadOffers[merchant.code] : undefined;
  const promotion = promotions.find(({ id }) => id === `${merchant.code}-${lead?.promotion ?? entry.promotion}`);
  if (!promotion || !isPromotionOffered(promotion, merchant.flags))
    return { titles: entry.title, text: entry.text, image: entry.image };
  return { titles: promotion.titles, text: promotion.summaries, image: lead?.image ?? entry.image };
};

/** Creates the announcements of a demo brand. Their dates are in the days before `now`. */
export const toAnnouncementRows = (merchant: Merchant, now: Date): NewAnnouncement[] => {
  const promotions = toPromotionRows(merchant, now);
  return demoAnnouncements
    .filter(({ type }) => type !== 'A' || merchant.flags.AGEANNOUNCE3)
    .map((entry, position) => {
      const id = `${merchant.code}-${entry.id}`;
      const { titles, text, image } = getContent(entry, merchant, promotions);
      return {
        id,
        merchant: merchant.code,
        type: entry.type,
        groupName: entry.groupName,
        execution: entry.execution ?? null,
        promotionType: null,
        titles,
        contents: Object.fromEntries(
          Object.entries(text).map(([language, content]) => [language, `<p>${content}</p>`]),
        ),
        images: image ? [bannerUrl(merchant.code, image)] : [],
        link: entry.link ?? null,
        position,
        publishedAt: new Date(now.getTime() - days(entry.age)),
      };
    });
};
