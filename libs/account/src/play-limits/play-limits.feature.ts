import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

/** No flag: whoever offers play offers its limits. */
export const playLimits = defineFeature({
  id: 'playLimits',
  access: 'member',
  trial: 'refused',
  texts: ['play', 'errors'],
  routes: [
    {
      path: paths.playLimits,
      title: 'shell:title.playLimits',
      bottomBar: 'hidden',
      screen: () => import('./play-limits-screen.tsx'),
    },
    {
      path: paths.playHistory,
      title: 'shell:title.playHistory',
      bottomBar: 'hidden',
      screen: () => import('./play-history-screen.tsx'),
    },
  ],
  menu: [{ slot: 'memberList', order: 330, icon: 'clock', label: 'shell:title.playLimits' }],
});
