import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const push = defineFeature({
  id: 'push',
  access: 'member',
  trial: 'refused',
  flag: 'WEBPUSH3',
  texts: ['messages', 'errors'],
  routes: [
    {
      path: paths.notifications,
      title: 'shell:title.notifications',
      bottomBar: 'hidden',
      screen: () => import('./push-screen.tsx'),
    },
  ],
});
