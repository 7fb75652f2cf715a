import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** The manifest allows guests, because without a session the screen redirects to home and not to the login. */
export const changePassword = defineFeature({
  id: 'change-password',
  access: 'guest',
  namespaces: ['recover'],
  routes: [
    {
      path: paths.changePassword,
      title: 'shell:title.changePassword',
      bottomBar: 'hidden',
      screen: () => import('./change-password-screen.tsx'),
    },
  ],
});
