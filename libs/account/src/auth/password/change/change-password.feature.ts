import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/**
 * Guests may open the page, because the screen itself redirects visitors without a session to the home page. A page for
 * members would redirect them to the login.
 */
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
