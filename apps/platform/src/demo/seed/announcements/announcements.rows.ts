import type { Merchant } from '@livery/merchant/merchant.schema';
import { days } from '../../../core/clock/durations.ts';
import { bannerUrl } from '../../../modules/brands/media/image-urls.ts';
import { composeNames, type LocalizedText } from '../localized-text.ts';
import { demoAnnouncements } from './announcements.data.ts';
import type { announcements } from '../../../modules/content/announcements/announcements.tables.ts';

type NewAnnouncement = typeof announcements.$inferInsert;

const each = (compose: (word: string) => string, word: LocalizedText) =>
  composeNames([word], { EN: compose, VI: compose, ES: compose, PT: compose, TY: compose, AR: compose, FA: compose });

/** Creates the announcements of a demo brand, published in the days before `now`. */
export const toAnnouncementRows = (merchant: Merchant, now: Date): NewAnnouncement[] =>
  demoAnnouncements
    .filter(({ type }) => type !== 'A' || merchant.flags.AGEANNOUNCE3)
    .map((entry, position) => {
      const id = `${merchant.code}-${entry.id}`;
      return {
        id,
        merchant: merchant.code,
        type: entry.type,
        groupName: entry.groupName,
        execution: entry.execution ?? null,
        promotionType: null,
        titles: each(String, entry.title),
        contents: each((text) => `<p>${text}</p>`, entry.text),
        images: entry.image ? [bannerUrl(merchant.code, entry.image)] : [],
        link: entry.link ?? null,
        position,
        publishedAt: new Date(now.getTime() - days(entry.age)),
      };
    });
