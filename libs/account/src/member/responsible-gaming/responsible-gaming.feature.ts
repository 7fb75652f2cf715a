import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/**
 * Pages for the member's limits of play and for the history of their changes. They have no feature flag, because every
 * brand must offer such limits.
 */
export const responsibleGaming = defineFeature({
  id: 'playLimits',
  access: 'member',
  trialAccess: 'denied',
  namespaces: ['play', 'errors'],
  routes: [
    {
      path: paths.responsibleGaming,
      title: 'shell:title.playLimits',
      bottomBar: 'hidden',
      screen: () => import('./responsible-gaming-screen.tsx'),
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
