import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const missions = defineFeature({
  id: 'missions',
  access: 'member',
  trialAccess: 'denied',
  breakAccess: 'denied',
  flag: 'MISSIONLB3',
  namespaces: ['missions', 'promotions', 'money'],
  routes: [{ path: paths.missions, title: 'shell:title.mission', screen: () => import('./missions-screen.tsx') }],
  menu: [
    { slot: 'memberList', order: 130, icon: 'trophy', label: 'account:mine.mission', flag: 'MISSION' },
    { slot: 'sideMenu', order: 60, icon: 'target', label: 'shell:title.mission' },
  ],
});
