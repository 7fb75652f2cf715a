import type { Announcement } from '@livery/api/announcements';
import { ContentType } from '@livery/contract/enums';

const shownTypes: readonly string[] = [ContentType.Player, ContentType.Home];

/** Selects the announcements of the bar and the list. Banners and popups are shown separately. */
export const selectAnnouncements = (list: readonly Announcement[]): Announcement[] =>
  list.filter(({ type }) => shownTypes.includes(type));
