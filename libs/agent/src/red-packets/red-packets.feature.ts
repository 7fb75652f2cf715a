import { defineFeature, type Feature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const redPacketFeatures: readonly Feature[] = [
  defineFeature({
    id: 'rain',
    access: 'member',
    trialAccess: 'denied',
    flag: 'AGEINFO3',
    namespaces: ['contracts', 'money', 'errors'],
    routes: [
      {
        path: paths.redPacketRain,
        title: 'contracts:title.rain',
        bottomBar: 'hidden',
        screen: () => import('./red-packets-screen.tsx'),
      },
    ],
  }),
];
