import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const profile = defineFeature({
  id: 'profile',
  access: 'member',
  trial: 'refused',
  texts: ['member', 'errors'],
  routes: [
    {
      path: paths.profile,
      title: 'shell:title.profile',
      bottomBar: 'hidden',
      screen: () => import('./profile-screen.tsx'),
    },
  ],
});
