import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const download = defineFeature({
  id: 'download',
  access: 'guest',
  namespaces: ['home'],
  routes: [{ path: paths.download, title: 'shell:title.download', screen: () => import('./download-screen.tsx') }],
  menu: [
    { slot: 'memberList', order: 350, icon: 'download', label: 'shell:title.download' },
    { slot: 'sideMenu', order: 80, icon: 'download', label: 'shell:title.download' },
  ],
});
