import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** Open to guests, who are asked to log in there; a free trial has none. */
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
