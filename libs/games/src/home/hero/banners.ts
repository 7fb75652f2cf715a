import type { Announcement } from '@livery/api/announcements';
import type { TextSide } from '@livery/contract/announcements';
import { ContentType } from '@livery/contract/enums';
import { safeLink } from '@livery/kit/safe-html/safe-link';

export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly src: string;
  /** Side on which the title is shown, for an image without text. */
  readonly calmSide: TextSide | undefined;
  /** Undefined if the announcement has no safe link. */
  readonly link: string | undefined;
}

const bannersByResponse = new WeakMap<object, readonly Banner[]>();
const none: readonly Banner[] = [];

/** Returns the banners with an image. The same response returns the same array. */
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
