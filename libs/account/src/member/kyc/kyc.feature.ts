import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const kyc = defineFeature({
  id: 'identity',
  access: 'member',
  trialAccess: 'denied',
  flag: 'PERSPNL3',
  namespaces: ['security', 'feedback', 'errors'],
  routes: [
    {
      path: paths.kyc,
      title: 'shell:title.identity',
      bottomBar: 'hidden',
      screen: () => import('./kyc-screen.tsx'),
    },
  ],
});
