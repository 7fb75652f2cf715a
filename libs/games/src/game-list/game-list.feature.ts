import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';
import { slotsPath } from './slots-path.ts';

export const gameList = defineFeature({
  id: 'game-list',
  access: 'guest',
  texts: ['lobby'],
  routes: [
    {
      path: paths.gameList,
      aliases: ['/m/gameLobby', '/m/gameCenter'],
      title: 'games:list.title',
      screen: () => import('./game-list-screen.tsx'),
    },
    { path: slotsPath, title: 'games:category.RNG', screen: () => import('./game-list-screen.tsx') },
  ],
});
