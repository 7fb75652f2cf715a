import type { Announcement } from '@livery/api/announcements';
import type { TextSide } from '@livery/contract/announcements';
import { ContentType } from '@livery/contract/enums';
import { safeLink } from '@livery/kit/safe-html/safe-link';

export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly src: string;
  /** Where the title is written, on a picture that has no words. */
  readonly calmSide: TextSide | undefined;
  /** Absent where it names none that may be followed. */
  readonly link: string | undefined;
}

const bannersByResponse = new WeakMap<object, readonly Banner[]>();
const none: readonly Banner[] = [];

/** The banners among the announcements that have a picture. The same answer gives the same list. */
export const toBanners = (response: { list: readonly Announcement[] } | undefined): readonly Banner[] => {
  if (!response) return none;
  const cached = bannersByResponse.get(response);
  if (cached) return cached;
  const banners = response.list.flatMap(({ id, title, type, link, announcementImages }) => {
    const main = type === ContentType.Banner && announcementImages.find(({ sequence }) => sequence === 1);
    return main && main.url ? [{ id, title, src: main.url, calmSide: main.calmSide, link: safeLink(link) }] : [];
  });
  bannersByResponse.set(response, banners);
  return banners;
};
