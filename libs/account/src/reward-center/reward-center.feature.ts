import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const rewardCenter = defineFeature({
  id: 'reward-center',
  access: 'member',
  trial: 'refused',
  flag: 'REWCEN3',
  texts: ['promotions'],
  routes: [
    { path: paths.rewardCenter, title: 'shell:title.rewards', screen: () => import('./reward-center-screen.tsx') },
  ],
  menu: [
    { slot: 'memberList', order: 110, icon: 'gift', label: 'shell:title.rewards', counts: 'unclaimed' },
    { slot: 'sideMenu', order: 50, icon: 'gift', label: 'shell:title.rewards' },
  ],
});
