import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const rewardCenter = defineFeature({
  id: 'reward-center',
  access: 'member',
  trialAccess: 'denied',
  flag: 'REWCEN3',
  namespaces: ['promotions'],
  routes: [
    { path: paths.rewardCenter, title: 'shell:title.rewards', screen: () => import('./reward-center-screen.tsx') },
  ],
  menu: [
    { slot: 'memberList', order: 110, icon: 'gift', label: 'shell:title.rewards', badge: 'unclaimed' },
    { slot: 'sideMenu', order: 50, icon: 'gift', label: 'shell:title.rewards' },
  ],
});
