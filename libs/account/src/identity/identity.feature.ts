import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const identity = defineFeature({
  id: 'identity',
  access: 'member',
  trial: 'refused',
  flag: 'PERSPNL3',
  texts: ['security', 'feedback', 'errors'],
  routes: [
    {
      path: paths.identity,
      title: 'shell:title.identity',
      bottomBar: 'hidden',
      screen: () => import('./identity-screen.tsx'),
    },
  ],
});
