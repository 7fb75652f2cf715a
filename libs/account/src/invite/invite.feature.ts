import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const invite = defineFeature({
  id: 'invite',
  access: 'member',
  trial: 'refused',
  flag: 'REFERRAL',
  texts: ['invite', 'promotions'],
  routes: [{ path: paths.inviteFriends, title: 'shell:title.invite', screen: () => import('./invite-screen.tsx') }],
  menu: [
    { slot: 'memberList', order: 120, icon: 'link', label: 'account:mine.referral' },
    { slot: 'sideMenu', order: 30, icon: 'share', label: 'shell:title.invite' },
  ],
});
