import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const winners = defineFeature({
  id: 'winners',
  access: 'guest',
  breakAccess: 'denied',
  namespaces: ['records'],
  routes: [
    {
      path: paths.winners,
      title: 'games:winners.board',
      bottomBar: 'hidden',
      screen: () => import('./winners-screen.tsx'),
    },
  ],
});
