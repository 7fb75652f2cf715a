import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** Open to all by its manifest: without a session the screen itself leads home, not to the log-in. */
export const settings = defineFeature({
  id: 'settings',
  access: 'guest',
  routes: [{ path: paths.settings, title: 'shell:title.settings', screen: () => import('./settings-screen.tsx') }],
});
