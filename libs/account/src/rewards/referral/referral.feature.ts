import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const referral = defineFeature({
  id: 'invite',
  access: 'member',
  trialAccess: 'denied',
  breakAccess: 'denied',
  flag: 'REFERRAL',
  namespaces: ['invite', 'promotions'],
  routes: [{ path: paths.inviteFriends, title: 'shell:title.invite', screen: () => import('./referral-screen.tsx') }],
  menu: [
    { slot: 'memberList', order: 120, icon: 'link', label: 'account:mine.referral' },
    { slot: 'sideMenu', order: 30, icon: 'share', label: 'shell:title.invite' },
  ],
});
