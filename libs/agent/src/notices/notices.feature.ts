import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const notices = defineFeature({
  id: 'agent-notices',
  access: 'agent',
  flag: 'AGEANNOUNCE3',
  texts: ['team', 'errors'],
  routes: [
    {
      path: paths.agentNotice,
      title: 'team:notices.title',
      bottomBar: 'hidden',
      screen: () => import('./notices-screen.tsx'),
    },
  ],
});
