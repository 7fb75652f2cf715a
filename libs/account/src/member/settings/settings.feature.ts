import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/**
 * Guests may open the page, because the screen itself redirects visitors without a session to the home page. With the
 * access `member`, they would be redirected to the login.
 */
export const settings = defineFeature({
  id: 'settings',
  access: 'guest',
  routes: [{ path: paths.settings, title: 'shell:title.settings', screen: () => import('./settings-screen.tsx') }],
});
