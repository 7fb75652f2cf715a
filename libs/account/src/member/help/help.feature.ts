import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const help = defineFeature({
  id: 'help',
  access: 'guest',
  namespaces: ['help'],
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
