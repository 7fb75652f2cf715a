import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const search = defineFeature({
  id: 'search',
  access: 'guest',
  breakAccess: 'denied',
  namespaces: ['search'],
  routes: [
    { path: paths.search, title: 'shell:title.search', isWide: true, screen: () => import('./search-screen.tsx') },
  ],
  menu: [{ slot: 'sideMenu', order: 5, icon: 'search', label: 'shell:title.search' }],
});
