import { defineFeature } from '@livery/kit/feature/define-feature';
import { homeAliases, paths } from '@livery/kit/paths';

export const home = defineFeature({
  id: 'home',
  access: 'guest',
  breakAccess: 'denied',
  namespaces: ['home'],
  routes: [{ path: paths.home, aliases: homeAliases, isWide: true, screen: () => import('./home-screen.tsx') }],
});
