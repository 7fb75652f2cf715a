import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const accountData = defineFeature({
  id: 'accountData',
  access: 'member',
  trial: 'refused',
  texts: ['member', 'errors'],
  routes: [
    {
      path: paths.accountData,
      title: 'shell:title.accountData',
      bottomBar: 'hidden',
      screen: () => import('./account-data-screen.tsx'),
    },
  ],
});
