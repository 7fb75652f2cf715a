import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const mine = defineFeature({
  id: 'mine',
  access: 'member',
  trial: 'refused',
  routes: [{ path: paths.mine, aliases: ['/m/member/home'], header: 'hidden', back: 'home', screen: () => import('./mine-screen.tsx') }],
});
