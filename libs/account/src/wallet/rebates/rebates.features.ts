import { defineFeature, type Feature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

const member = {
  access: 'member',
  trialAccess: 'denied',
  namespaces: ['records', 'money', 'games', 'errors'],
} as const;

export const rebateFeatures: readonly Feature[] = [
  defineFeature({
    ...member,
    id: 'manual-rebate',
    flag: 'MANPLAYREB3',
    routes: [
      {
        path: paths.manualRebate,
        title: 'shell:title.rebate',
        bottomBar: 'hidden',
        screen: () => import('./claim-screen.tsx'),
      },
    ],
    menu: [
      { slot: 'memberList', order: 140, icon: 'percent', label: 'shell:title.rebate' },
      { slot: 'sideMenu', order: 70, icon: 'percent', label: 'shell:title.rebate' },
    ],
  }),
  defineFeature({
    ...member,
    id: 'rebate-report',
    flag: 'PLYRBT',
    routes: [
      {
        path: paths.rebateReport,
        title: 'shell:title.rebateReport',
        bottomBar: 'hidden',
        screen: () => import('./report-screen.tsx'),
      },
    ],
    menu: [{ slot: 'memberList', order: 150, icon: 'percent', label: 'shell:title.rebateReport' }],
  }),
];
