import { defineFeature, type Feature } from '@livery/kit/feature/define-feature';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { paths } from '@livery/kit/paths';

const agent = { access: 'agent', flag: 'AGEINFO3', namespaces: ['contracts', 'games', 'errors'] } as const;

export const contractFeatures: readonly Feature[] = [
  defineFeature({
    ...agent,
    id: 'contracts',
    routes: [
      {
        path: paths.salaryContract,
        title: 'contracts:type.dailySalary',
        bottomBar: 'hidden',
        screen: () => import('./my-contracts/salary-screen.tsx'),
      },
      {
        path: paths.dividendContract,
        title: 'contracts:title.dividend',
        bottomBar: 'hidden',
        screen: () => import('./my-contracts/dividend-contract-screen.tsx'),
      },
      {
        path: paths.hourContract,
        title: 'contracts:type.hourSalary',
        bottomBar: 'hidden',
        screen: () => import('./my-contracts/hour-screen.tsx'),
      },
      {
        path: paths.dividends,
        title: 'contracts:title.dividends',
        bottomBar: 'hidden',
        screen: () => import('./payouts/dividends-screen.tsx'),
      },
    ],
    homeExtension: createLazyModule(() => import('./prompts/pending-contract-prompt.tsx')),
  }),
  defineFeature({
    ...agent,
    id: 'team-contracts',
    flag: 'AGEDOWNMAN3',
    routes: [
      {
        path: paths.teamContracts,
        title: 'contracts:title.team',
        bottomBar: 'hidden',
        screen: () => import('./offers/team-contracts-screen.tsx'),
      },
    ],
  }),
];
