import type { Feature } from '@livery/kit/feature/define-feature';
import { download } from './app-install/download.feature.ts';
import { lobby } from './lobby/lobby.feature.ts';
import { home } from './home/home.feature.ts';
import { jackpot } from './home/jackpot/jackpot.feature.ts';
import { launch } from './launch/launch.feature.ts';
import { lottery } from './lottery/lottery.feature.ts';
import { announcements } from './home/announcements/announcements.feature.ts';
import { search } from './lobby/search/search.feature.ts';
import { support } from './support/support.feature.ts';
import { winners } from './home/winners/winners.feature.ts';

/** Features of the home page, and all features that list or open games. */
export const gamesFeatures: readonly Feature[] = [
  home,
  lobby,
  winners,
  jackpot,
  announcements,
  launch,
  lottery,
  search,
  support,
  download,
];
