import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const announcements = defineFeature({
  id: 'notice',
  access: 'guest',
  routes: [
    {
      path: paths.announcements,
      title: 'games:notice.label',
      back: 'home',
      bottomBar: 'hidden',
      screen: () => import('./announcements-screen.tsx'),
    },
  ],
});
