import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const social = defineFeature({
  id: 'social',
  access: 'guest',
  texts: ['recover'],
  routes: [
    {
      path: paths.social,
      header: 'hidden',
      bottomBar: 'hidden',
      back: 'home',
      screen: () => import('./social-screen.tsx'),
    },
  ],
});
