import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const openAccount = defineFeature({
  id: 'open-account',
  access: 'agent',
  flag: 'AGEINFO3',
  texts: ['team', 'account', 'games', 'errors'],
  routes: [
    {
      path: paths.openAccount,
      title: 'team:open.title',
      bottomBar: 'hidden',
      screen: () => import('./open-account-screen.tsx'),
    },
  ],
});
