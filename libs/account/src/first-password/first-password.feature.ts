import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const firstPassword = defineFeature({
  id: 'first-password',
  access: 'member',
  trial: 'refused',
  texts: ['recover'],
  routes: [
    {
      path: paths.firstPassword,
      header: 'hidden',
      bottomBar: 'hidden',
      back: 'home',
      screen: () => import('./first-password-screen.tsx'),
    },
  ],
});
