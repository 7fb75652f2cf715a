import type { Announcement } from '@livery/api/content';
import type { CalmSide } from '@livery/contract/content';
import { ContentType } from '@livery/contract/enums';
import { safeLink } from '@livery/kit/safe-link';

export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly src: string;
  /** Where the title is written, on a picture that has no words. */
  readonly calmSide: CalmSide | undefined;
  /** Absent where it names none that may be followed. */
  readonly link: string | undefined;
}

const known = new WeakMap<object, readonly Banner[]>();
const none: readonly Banner[] = [];

/** The banners among the announcements that have a picture. The same answer gives the same list. */
export const bannersOf = (answer: { list: readonly Announcement[] } | undefined): readonly Banner[] => {
  if (!answer) return none;
  const found = known.get(answer);
  if (found) return found;
  const banners = answer.list.flatMap(({ id, title, type, link, announcementImages }) => {
    const main = type === ContentType.Banner && announcementImages.find(({ sequence }) => sequence === 1);
    return main && main.url ? [{ id, title, src: main.url, calmSide: main.calmSide, link: safeLink(link) }] : [];
  });
  known.set(answer, banners);
  return banners;
};
