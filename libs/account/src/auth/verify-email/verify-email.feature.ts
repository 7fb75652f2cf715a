import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** Guests may open the page, because the member may open the e-mail on a device without a session. */
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
