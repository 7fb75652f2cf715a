import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const team = defineFeature({
  id: 'team',
  access: 'agent',
  flag: 'AGEDOWNMAN3',
  namespaces: ['team', 'records', 'money', 'errors'],
  routes: [
    { path: paths.team, title: 'team:team.title', bottomBar: 'hidden', screen: () => import('./team-screen.tsx') },
  ],
});
