import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const vip = defineFeature({
  id: 'vip',
  access: 'member',
  trial: 'refused',
  texts: ['vip', 'promotions'],
  routes: [{ path: paths.benefits, title: 'shell:title.vip', screen: () => import('./vip-screen.tsx') }],
  menu: [{ slot: 'sideMenu', order: 40, icon: 'crown', label: 'shell:title.vip' }],
});
