import { defineFeature, type Feature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

const agent = { access: 'agent', namespaces: ['contracts', 'games', 'errors', 'records', 'team'] } as const;

export const commissionFeatures: readonly Feature[] = [
  defineFeature({
    ...agent,
    id: 'rebate-settings',
    flag: 'AGEDOWNMAN3',
    routes: [
      {
        path: paths.rebateSettings,
        title: 'contracts:title.rebates',
        bottomBar: 'hidden',
        screen: () => import('./rates-screen.tsx'),
      },
    ],
  }),
  defineFeature({
    ...agent,
    id: 'rebate-income',
    flag: 'AGEINFO3',
    routes: [
      {
        path: paths.rebateIncome,
        title: 'contracts:title.income',
        bottomBar: 'hidden',
        screen: () => import('./income-screen.tsx'),
      },
    ],
  }),
];
