import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const trial = defineFeature({
  id: 'trial',
  access: 'guest',
  routes: [
    {
      path: paths.trial,
      header: 'hidden',
      bottomBar: 'hidden',
      back: 'home',
      screen: () => import('./trial-screen.tsx'),
    },
  ],
});
