import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const push = defineFeature({
  id: 'push',
  access: 'member',
  trialAccess: 'denied',
  flag: 'WEBPUSH3',
  namespaces: ['messages', 'errors'],
  routes: [
    {
      path: paths.notifications,
      title: 'shell:title.notifications',
      bottomBar: 'hidden',
      screen: () => import('./push-screen.tsx'),
    },
  ],
});
