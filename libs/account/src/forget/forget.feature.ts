import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const forget = defineFeature({
  id: 'forget',
  access: 'guest',
  texts: ['recover'],
  routes: [
    {
      path: paths.forget,
      header: 'hidden',
      bottomBar: 'hidden',
      back: 'home',
      screen: () => import('./forget-screen.tsx'),
    },
  ],
});
