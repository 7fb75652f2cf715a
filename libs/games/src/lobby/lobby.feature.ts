import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';
import { slotsPath } from '../launch/navigation/slots-path.ts';

export const lobby = defineFeature({
  id: 'game-list',
  access: 'guest',
  namespaces: ['lobby'],
  routes: [
    {
      path: paths.gameList,
      aliases: ['/m/gameLobby', '/m/gameCenter'],
      title: 'games:list.title',
      screen: () => import('./lobby-screen.tsx'),
    },
    { path: slotsPath, title: 'games:category.RNG', screen: () => import('./lobby-screen.tsx') },
  ],
});
