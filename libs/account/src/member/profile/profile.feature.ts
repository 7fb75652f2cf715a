import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const profile = defineFeature({
  id: 'profile',
  access: 'member',
  trialAccess: 'denied',
  namespaces: ['member', 'errors'],
  routes: [
    {
      path: paths.profile,
      title: 'shell:title.profile',
      bottomBar: 'hidden',
      screen: () => import('./profile-screen.tsx'),
    },
  ],
});
