import type { Merchant } from '@livery/merchant/merchant.schema';
import { mapDemoText } from '@livery/demo/demo-text';
import { demoAnnouncements } from '@livery/demo/content/announcements';
import { days } from '../../../core/clock/durations.ts';
import { bannerUrl } from '../../../modules/brands/index.ts';
import type { announcements } from '../../../modules/content/index.ts';

type NewAnnouncement = typeof announcements.$inferInsert;

/** Creates the announcements of a demo brand. Their dates are in the days before `now`. */
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
        titles: entry.title,
        contents: mapDemoText(entry.text, (text) => `<p>${text}</p>`),
        images: entry.image ? [bannerUrl(merchant.code, entry.image)] : [],
        link: entry.link ?? null,
        position,
        publishedAt: new Date(now.getTime() - days(entry.age)),
      };
    });
