import { defineFeature, type Feature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const rainFeatures: readonly Feature[] = [
  defineFeature({
    id: 'rain',
    access: 'member',
    trial: 'refused',
    flag: 'AGEINFO3',
    texts: ['contracts', 'errors'],
    routes: [
      {
        path: paths.rain,
        title: 'contracts:title.rain',
        bottomBar: 'hidden',
        screen: () => import('./rain-screen.tsx'),
      },
    ],
  }),
];
