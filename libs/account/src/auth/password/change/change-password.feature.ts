import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** Open to all by its manifest: without a session the screen itself leads home, not to the log-in. */
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
