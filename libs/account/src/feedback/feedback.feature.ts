import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const feedback = defineFeature({
  id: 'feedback',
  access: 'member',
  trial: 'refused',
  flag: 'FEEDBACK3',
  texts: ['feedback', 'errors'],
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
