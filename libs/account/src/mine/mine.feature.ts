import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

/** Open to guests, who are asked to log in there; a free trial has none. */
export const mine = defineFeature({
  id: 'mine',
  access: 'guest',
  trial: 'refused',
  texts: ['member', 'errors'],
  routes: [
    {
      path: paths.mine,
      aliases: ['/m/member/home'],
      header: 'hidden',
      back: 'home',
      screen: () => import('./mine-screen.tsx'),
    },
  ],
});
