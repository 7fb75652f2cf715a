import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const withdraw = defineFeature({
  id: 'withdraw',
  access: 'member',
  trialAccess: 'denied',
  flag: 'WITHDRAW',
  namespaces: ['money', 'errors'],
  routes: [
    { path: paths.withdraw, title: 'shell:title.withdraw', screen: () => import('./withdraw-screen.tsx') },
    {
      path: paths.bankCards,
      title: 'money:cards.title',
      bottomBar: 'hidden',
      screen: () => import('../bank-accounts/bank-cards-screen.tsx'),
    },
  ],
  menu: [{ slot: 'sideMenu', order: 20, icon: 'withdraw', label: 'shell:title.withdraw' }],
});
