import type { Feature } from '@livery/kit/feature';
import { download } from './app-download/download.feature.ts';
import { gameList } from './game-list/game-list.feature.ts';
import { home } from './home/home.feature.ts';
import { jackpot } from './jackpot/jackpot.feature.ts';
import { launch } from './launch/launch.feature.ts';
import { lottery } from './lottery/lottery.feature.ts';
import { notice } from './notice/notice.feature.ts';
import { search } from './search/search.feature.ts';
import { service } from './service/service.feature.ts';
import { winners } from './winners/winners.feature.ts';

/** The home with what floats over it, and everything that shows or opens games. */
export const gamesFeatures: readonly Feature[] = [
  home,
  gameList,
  winners,
  jackpot,
  notice,
  launch,
  lottery,
  search,
  service,
  download,
];
