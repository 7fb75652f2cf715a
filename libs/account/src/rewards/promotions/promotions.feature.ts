import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** Allows guests to read promotions. The screens show a login button for actions of members. */
export const promotions = defineFeature({
  id: 'promotions',
  access: 'guest',
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
