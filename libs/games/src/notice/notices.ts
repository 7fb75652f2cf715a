import type { Announcement } from '@livery/api/content';
import { ContentType } from '@livery/contract/enums';

const shown: readonly string[] = [ContentType.Player, ContentType.Home];

/** What the strip and the list show of the home's announcements: banners and pop-ups have places of their own. */
export const noticesOf = (list: readonly Announcement[]): Announcement[] =>
  list.filter(({ type }) => shown.includes(type));
