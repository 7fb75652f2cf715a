import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const agreement = defineFeature({
  id: 'agreement',
  access: 'guest',
  namespaces: ['help'],
  routes: [
    {
      path: paths.agreement,
      title: 'shell:title.agreement',
      bottomBar: 'hidden',
      screen: () => import('./agreement-screen.tsx'),
    },
  ],
});
