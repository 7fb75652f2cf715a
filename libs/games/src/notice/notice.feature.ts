import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const notice = defineFeature({
  id: 'notice',
  access: 'guest',
  routes: [
    {
      path: paths.notice,
      title: 'games:notice.label',
      back: 'home',
      bottomBar: 'hidden',
      screen: () => import('./notice-screen.tsx'),
    },
  ],
});
