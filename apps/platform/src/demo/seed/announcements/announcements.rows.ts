import type { Merchant } from '@livery/merchant/merchant.schema';
import { type DemoAnnouncement, demoAnnouncements } from '@livery/demo/content/announcements';
import { defaultGuestPopup, type GuestPopup, guestPopups } from '@livery/demo/content/guest-popups';
import { leadOffers } from '@livery/demo/content/lead-offers';
import { fill } from '@livery/demo/rewards/reward-texts';
import { days } from '../../../core/clock/durations.ts';
import type { Translations } from '../../../core/text/translations.ts';
import { bannerUrl } from '../../../modules/brands/index.ts';
import { isPromotionOffered } from '../../../modules/rewards/index.ts';
import { toPromotionRows } from '../rewards/reward-rows.ts';
import type { announcements } from '../../../modules/content/index.ts';

type NewAnnouncement = typeof announcements.$inferInsert;

type PromotionRow = ReturnType<typeof toPromotionRows>[number];

interface Content {
  readonly titles: Translations;
  /** Paragraphs of the announcement, as plain text. */
  readonly paragraphs: readonly Translations[];
  readonly image: string | undefined;
}

const findOffered = (id: string, merchant: Merchant, promotions: readonly PromotionRow[]): PromotionRow | undefined => {
  const promotion = promotions.find((each) => each.id === `${merchant.code}-${id}`);
  return promotion && isPromotionOffered(promotion, merchant.flags) ? promotion : undefined;
};

/** Returns the pop-up of guests of a brand, or the default one if the brand does not have all that its own one names. */
const getGuestPopup = (merchant: Merchant, promotions: readonly PromotionRow[]): GuestPopup => {
  const own = guestPopups[merchant.code];
  const isOffered =
    own !== undefined &&
    own.categories.every((category) => merchant.categories.includes(category)) &&
    (!own.promotion || findOffered(own.promotion, merchant, promotions) !== undefined);
  return isOffered ? own : defaultGuestPopup;
};

/**
 * Returns the content of an announcement. An announcement of an offer shows the title and the summary of the promotion,
 * and the pop-up of guests the words of the brand. If the brand does not offer the promotion, the announcement has its
 * own title and text.
 */
const getContent = (entry: DemoAnnouncement, merchant: Merchant, promotions: readonly PromotionRow[]): Content => {
  const lead = leadOffers[merchant.code];
  const promotionId = entry.offer === 'guest' ? 'welcome' : entry.offer && lead?.promotion;
  const promotion = promotionId && findOffered(promotionId, merchant, promotions);
  if (!promotion) return { titles: entry.title, paragraphs: [entry.text], image: entry.image };
  if (entry.offer === 'lead')
    return { titles: promotion.titles, paragraphs: [promotion.summaries], image: lead?.image ?? entry.image };
  const { title, text, image } = getGuestPopup(merchant, promotions);
  const values = { share: { share: promotion.rules.share ?? 0 } };
  return {
    titles: title ? fill(title, values, merchant.currency) : promotion.titles,
    paragraphs: [promotion.summaries, text],
    image,
  };
};

/** Wraps each paragraph in HTML and joins the paragraphs, in each language that all of them have. */
const toHtml = (paragraphs: readonly Translations[]): Translations => {
  const languages = Object.keys(paragraphs[0] ?? {}).filter((language) =>
    paragraphs.every((paragraph) => paragraph[language] !== undefined),
  );
  return Object.fromEntries(
    languages.map((language) => [language, paragraphs.map((paragraph) => `<p>${paragraph[language]}</p>`).join('')]),
  );
};

/** Creates the announcements of a demo brand. Their dates are in the days before `now`. */
export const toAnnouncementRows = (merchant: Merchant, now: Date): NewAnnouncement[] => {
  const promotions = toPromotionRows(merchant, now);
  return demoAnnouncements
    .filter(({ type }) => type !== 'A' || merchant.flags.AGEANNOUNCE3)
    .filter(({ category }) => !category || merchant.categories.includes(category))
    .map((entry, position) => {
      const id = `${merchant.code}-${entry.id}`;
      const { titles, paragraphs, image } = getContent(entry, merchant, promotions);
      return {
        id,
        merchant: merchant.code,
        type: entry.type,
        groupName: entry.groupName,
        execution: entry.execution ?? null,
        promotionType: null,
        titles,
        contents: toHtml(paragraphs),
        images: image ? [bannerUrl(merchant.code, image)] : [],
        link: entry.link ?? null,
        position,
        publishedAt: new Date(now.getTime() - days(entry.age)),
      };
    });
};
