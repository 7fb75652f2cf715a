import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const createDownline = defineFeature({
  id: 'open-account',
  access: 'agent',
  flag: 'AGEINFO3',
  namespaces: ['team', 'account', 'games', 'errors'],
  routes: [
    {
      path: paths.createDownline,
      title: 'team:open.title',
      bottomBar: 'hidden',
      screen: () => import('./create-downline-screen.tsx'),
    },
  ],
});
