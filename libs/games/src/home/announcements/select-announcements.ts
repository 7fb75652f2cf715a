import type { Announcement } from '@livery/api/announcements';
import { ContentType } from '@livery/contract/enums';

const shownTypes: readonly string[] = [ContentType.Player, ContentType.Home];

/** What the strip and the list show of the home's announcements: banners and pop-ups have places of their own. */
export const selectAnnouncements = (list: readonly Announcement[]): Announcement[] =>
  list.filter(({ type }) => shownTypes.includes(type));
