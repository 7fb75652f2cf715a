import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const initialPassword = defineFeature({
  id: 'first-password',
  access: 'member',
  trialAccess: 'denied',
  namespaces: ['recover'],
  routes: [
    {
      path: paths.firstPassword,
      header: 'hidden',
      bottomBar: 'hidden',
      back: 'home',
      screen: () => import('./initial-password-screen.tsx'),
    },
  ],
});
