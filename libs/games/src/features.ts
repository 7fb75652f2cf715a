import type { Feature } from '@livery/kit/feature';
import { gameList } from './game-list/game-list.feature.ts';
import { home } from './home/home.feature.ts';
import { launch } from './launch/launch.feature.ts';
import { notice } from './notice/notice.feature.ts';
import { winners } from './winners/winners.feature.ts';

/** The home and everything that shows or opens games. */
export const gamesFeatures: readonly Feature[] = [home, gameList, winners, notice, launch];
