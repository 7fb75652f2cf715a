import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const social = defineFeature({
  id: 'social',
  access: 'guest',
  namespaces: ['recover'],
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
