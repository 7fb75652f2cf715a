import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/**
 * Page with the member's profile, wallet and menu. A guest can open the page and sees a login prompt. A member with a
 * free-trial account cannot open it.
 */
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
