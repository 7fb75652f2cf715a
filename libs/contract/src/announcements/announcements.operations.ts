import { operation } from '../operation.ts';
import type * as schemas from './announcements.schemas.ts';

export type { Announcement, TextSide } from './announcements.schemas.ts';

export const listAnnouncements = operation<typeof schemas.listAnnouncements>()({
  name: 'listAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'guest',
  summary: 'List banners, notices and pop-ups by content type',
});
