import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const login = defineFeature({
  id: 'login',
  access: 'guest',
  namespaces: ['recover'],
  routes: [
    {
      path: paths.login,
      header: 'hidden',
      bottomBar: 'hidden',
      back: 'home',
      screen: () => import('./login-screen.tsx'),
    },
  ],
});
