import type { Announcement } from '@livery/api/announcements';
import { ContentType } from '@livery/contract/enums';

const shownTypes: readonly string[] = [ContentType.Player, ContentType.Home];

/** Returns the announcements for the announcement bar and its page. Banners and popups are not included. */
export const selectAnnouncements = (list: readonly Announcement[]): Announcement[] =>
  list.filter(({ type }) => shownTypes.includes(type));
