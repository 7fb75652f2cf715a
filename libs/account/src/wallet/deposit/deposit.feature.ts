import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const deposit = defineFeature({
  id: 'deposit',
  access: 'member',
  trialAccess: 'denied',
  breakAccess: 'denied',
  flag: 'DEPOSIT',
  namespaces: ['money', 'errors', 'promotions'],
  routes: [{ path: paths.deposit, title: 'shell:title.deposit', screen: () => import('./deposit-screen.tsx') }],
  menu: [
    { slot: 'memberTiles', order: 10, icon: 'deposit', label: 'shell:title.deposit' },
    { slot: 'sideMenu', order: 10, icon: 'deposit', label: 'shell:title.deposit' },
  ],
});
