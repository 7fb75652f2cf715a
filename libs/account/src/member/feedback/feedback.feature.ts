import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const feedback = defineFeature({
  id: 'feedback',
  access: 'member',
  trialAccess: 'denied',
  flag: 'FEEDBACK3',
  namespaces: ['feedback', 'errors'],
  routes: [
    {
      path: paths.feedback,
      title: 'shell:title.feedback',
      bottomBar: 'hidden',
      screen: () => import('./feedback-screen.tsx'),
    },
  ],
  menu: [{ slot: 'memberList', order: 360, icon: 'chat', label: 'shell:title.feedback' }],
});
