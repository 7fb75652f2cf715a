import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const launch = defineFeature({
  id: 'launch',
  access: 'member',
  breakAccess: 'denied',
  routes: [
    {
      path: paths.launchGame,
      title: 'games:launch.title',
      header: 'hidden',
      bottomBar: 'hidden',
      screen: () => import('./launch-screen.tsx'),
    },
  ],
});
