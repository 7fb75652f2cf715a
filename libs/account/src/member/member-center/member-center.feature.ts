import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** Guests may open the page and see a login prompt. Trial users may not open the page. */
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
