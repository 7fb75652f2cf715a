import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const lobby = defineFeature({
  id: 'game-list',
  access: 'guest',
  breakAccess: 'denied',
  namespaces: ['lobby'],
  routes: [
    {
      path: paths.gameList,
      aliases: ['/m/gameLobby', '/m/gameCenter'],
      title: 'games:list.title',
      isWide: true,
      screen: () => import('./lobby-screen.tsx'),
    },
    { path: paths.slots, title: 'games:category.RNG', isWide: true, screen: () => import('./lobby-screen.tsx') },
  ],
});
