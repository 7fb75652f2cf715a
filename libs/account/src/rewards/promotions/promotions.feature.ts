import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** Guests may read promotions. A guest sees a login button instead of an action for members. */
export const promotions = defineFeature({
  id: 'promotions',
  access: 'guest',
  breakAccess: 'denied',
  namespaces: ['promotions', 'feedback'],
  routes: [
    {
      path: paths.promotions,
      title: 'shell:title.activity',
      bottomBar: 'hidden',
      back: 'home',
      screen: () => import('./activity-screen.tsx'),
    },
    {
      path: paths.promotionDetail,
      aliases: ['/m/activityInfo'],
      title: 'shell:title.activity',
      bottomBar: 'hidden',
      screen: () => import('./detail-screen.tsx'),
    },
  ],
});
