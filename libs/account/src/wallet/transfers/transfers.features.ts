import { defineFeature, type Feature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

const member = { access: 'member', trialAccess: 'denied', namespaces: ['money', 'errors'] } as const;

/**
 * Pages to transfer money to other members. Each page has a flag of its own. A transfer also needs the flag
 * `FUNDTRANS3`, which the gateway checks. The gateway also decides which members may transfer money.
 */
export const transferFeatures: readonly Feature[] = [
  defineFeature({
    ...member,
    id: 'transfer-upline',
    flag: 'AGETRANSFERUP3',
    routes: [
      {
        path: paths.transferUpline,
        title: 'shell:title.transferUp',
        bottomBar: 'hidden',
        screen: () => import('./upline-screen.tsx'),
      },
    ],
    menu: [{ slot: 'memberList', order: 260, icon: 'send', label: 'shell:title.transferUp', requiresUpline: true }],
  }),
  defineFeature({
    ...member,
    id: 'transfer-member',
    flag: 'MEMTRANS3',
    routes: [
      {
        path: paths.transferMember,
        title: 'money:transfer.title',
        bottomBar: 'hidden',
        screen: () => import('./member-screen.tsx'),
      },
    ],
  }),
];
