import * as content from '@livery/contract/announcements';
import { gameVendors } from '@livery/contract/catalogue/games';
import { hotGames } from '@livery/contract/catalogue/hot-games';
import type { OperationSpec } from '@livery/contract/operation';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { homeAnnouncementsQuery } from './announcements/home-announcements-query.ts';

const toAddress = ({ path }: OperationSpec, query: Readonly<Record<string, unknown>>): string =>
  `${path}?${new URLSearchParams(
    Object.keys(query)
      .sort()
      .map((name) => [name, String(query[name])]),
  )}`;

/**
 * Returns the URLs that an inline script of the page requests before the app has loaded. The app then uses these
 * responses for its first screen, if it requests exactly the same URLs.
 */
export const homePrefetchRequests = ({
  defaultLanguage: language,
}: Pick<BrandRuntime, 'defaultLanguage'>): string[] => [
  toAddress(hotGames, { language, isPlatform: '2', platform: 'html5' }),
  toAddress(gameVendors, { language }),
  toAddress(content.listAnnouncements, homeAnnouncementsQuery),
];
