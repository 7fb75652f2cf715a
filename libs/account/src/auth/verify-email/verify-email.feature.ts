import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** Open to all: the mail may be read on another device than the one that is logged in. */
export const verifyEmail = defineFeature({
  id: 'verify-email',
  access: 'guest',
  namespaces: ['member', 'errors'],
  routes: [
    {
      path: paths.verifyEmail,
      header: 'hidden',
      bottomBar: 'hidden',
      back: 'home',
      screen: () => import('./verify-email-screen.tsx'),
    },
  ],
});
