import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** Allows guests, who see a login prompt. A member of a free trial has no member center. */
export const memberCenter = defineFeature({
  id: 'mine',
  access: 'guest',
  trialAccess: 'denied',
  namespaces: ['member', 'errors'],
  routes: [
    {
      path: paths.memberCenter,
      aliases: ['/m/member/home'],
      header: 'hidden',
      back: 'home',
      screen: () => import('./member-center-screen.tsx'),
    },
  ],
});
