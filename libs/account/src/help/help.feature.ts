import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const help = defineFeature({
  id: 'help',
  access: 'guest',
  texts: ['help'],
  routes: [
    { path: paths.help, title: 'shell:title.help', header: 'hidden', screen: () => import('./help-screen.tsx') },
    {
      path: paths.helpDetail,
      title: 'shell:title.help',
      header: 'hidden',
      screen: () => import('./help-detail-screen.tsx'),
    },
  ],
});
