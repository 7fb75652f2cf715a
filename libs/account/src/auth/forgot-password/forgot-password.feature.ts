import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const forgotPassword = defineFeature({
  id: 'forget',
  access: 'guest',
  namespaces: ['recover'],
  routes: [
    {
      path: paths.forgotPassword,
      header: 'hidden',
      bottomBar: 'hidden',
      back: 'home',
      screen: () => import('./forgot-password-screen.tsx'),
    },
  ],
});
