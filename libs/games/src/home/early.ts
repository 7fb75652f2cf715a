import * as content from '@livery/contract/content';
import { gameVendors } from '@livery/contract/games';
import { hotGames } from '@livery/contract/hot-games';
import type { OperationSpec } from '@livery/contract/operation';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { homeAnnouncements } from '../notice/home-announcements.ts';

const address = ({ path }: OperationSpec, query: Readonly<Record<string, unknown>>): string =>
  `${path}?${new URLSearchParams(
    Object.keys(query)
      .sort()
      .map((name) => [name, String(query[name])]),
  )}`;

/** Addresses that the page asks for before its scripts are there: what its first screen asks for, as the client spells it. */
export const homeEarlyRequests = ({ defaultLanguage: language }: Pick<BrandRuntime, 'defaultLanguage'>): string[] => [
  address(hotGames, { language, isPlatform: '2', platform: 'html5' }),
  address(gameVendors, { language }),
  address(content.listAnnouncements, homeAnnouncements),
];
