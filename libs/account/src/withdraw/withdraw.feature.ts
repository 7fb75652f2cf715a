import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const withdraw = defineFeature({
  id: 'withdraw',
  access: 'member',
  trial: 'refused',
  flag: 'WITHDRAW',
  texts: ['money', 'errors'],
  routes: [
    { path: paths.withdraw, title: 'shell:title.withdraw', screen: () => import('./withdraw-screen.tsx') },
    {
      path: paths.bankCards,
      title: 'money:cards.title',
      bottomBar: 'hidden',
      screen: () => import('../bank-cards/bank-cards-screen.tsx'),
    },
  ],
  menu: [{ slot: 'sideMenu', order: 20, icon: 'withdraw', label: 'shell:title.withdraw' }],
});
