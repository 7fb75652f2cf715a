import { defineFeature, type Feature } from '@livery/kit/feature/define-feature';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { paths } from '@livery/kit/paths';

export const redPacketFeatures: readonly Feature[] = [
  defineFeature({
    id: 'rain',
    access: 'member',
    trialAccess: 'denied',
    flag: 'AGEINFO3',
    namespaces: ['contracts', 'money', 'errors'],
    noticeExtension: createLazyModule(() => import('./rain-notice.tsx')),
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
