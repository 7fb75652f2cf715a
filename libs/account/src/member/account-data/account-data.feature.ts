import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const accountData = defineFeature({
  id: 'accountData',
  access: 'member',
  trialAccess: 'denied',
  namespaces: ['member', 'errors'],
  routes: [
    {
      path: paths.accountData,
      title: 'shell:title.accountData',
      bottomBar: 'hidden',
      screen: () => import('./account-data-screen.tsx'),
    },
  ],
});
