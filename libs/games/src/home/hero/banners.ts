import type { Announcement } from '@livery/api/announcements';
import type { TextSide } from '@livery/contract/announcements';
import { ContentType } from '@livery/contract/enums';
import { safeLink } from '@livery/kit/safe-html/safe-link';

export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly src: string;
  /**
   * Side of the image that has no details, so that the title can be shown there. Undefined if the image already
   * contains text.
   */
  readonly calmSide: TextSide | undefined;
  /** URL that the banner opens. Undefined if the announcement has no link or an unsafe link. */
  readonly link: string | undefined;
}

/** Returns the announcements that are banners with an image. Returns an empty list if `response` is undefined. */
export const toBanners = (response: { list: readonly Announcement[] } | undefined): readonly Banner[] => {
  const banners = response?.list.flatMap(({ id, title, type, link, announcementImages }) => {
    const main = type === ContentType.Banner && announcementImages.find(({ sequence }) => sequence === 1);
    return main && main.url ? [{ id, title, src: main.url, calmSide: main.calmSide, link: safeLink(link) }] : [];
  });
  return banners ?? [];
};
