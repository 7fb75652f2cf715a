import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** The manifest allows guests, because without a session the screen redirects to home and not to the login. */
export const settings = defineFeature({
  id: 'settings',
  access: 'guest',
  routes: [{ path: paths.settings, title: 'shell:title.settings', screen: () => import('./settings-screen.tsx') }],
});
