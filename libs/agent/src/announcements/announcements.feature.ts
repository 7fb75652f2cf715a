import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const agentAnnouncements = defineFeature({
  id: 'agent-notices',
  access: 'agent',
  flag: 'AGEANNOUNCE3',
  namespaces: ['team', 'errors'],
  routes: [
    {
      path: paths.agentNotice,
      title: 'team:notices.title',
      bottomBar: 'hidden',
      screen: () => import('./announcements-screen.tsx'),
    },
  ],
});
