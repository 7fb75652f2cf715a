import type { Announcement } from '@livery/api/content';
import { ContentType } from '@livery/contract/enums';

export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly src: string;
  readonly link: string | null;
}

const known = new WeakMap<object, readonly Banner[]>();
const none: readonly Banner[] = [];

/** The banners among the announcements that have a picture. The same answer gives the same list. */
export const bannersOf = (answer: { list: readonly Announcement[] } | undefined): readonly Banner[] => {
  if (!answer) return none;
  const found = known.get(answer);
  if (found) return found;
  const banners = answer.list.flatMap(({ id, title, type, link, announcementImages }) => {
    const src = type === ContentType.Banner && announcementImages.find(({ sequence }) => sequence === 1)?.url;
    return src ? [{ id, title, src, link }] : [];
  });
  known.set(answer, banners);
  return banners;
};
