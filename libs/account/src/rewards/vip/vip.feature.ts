import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const vip = defineFeature({
  id: 'vip',
  access: 'member',
  trialAccess: 'denied',
  breakAccess: 'denied',
  namespaces: ['vip', 'promotions'],
  routes: [{ path: paths.vipBenefits, title: 'shell:title.vip', screen: () => import('./vip-screen.tsx') }],
  menu: [{ slot: 'sideMenu', order: 40, icon: 'crown', label: 'shell:title.vip' }],
});
