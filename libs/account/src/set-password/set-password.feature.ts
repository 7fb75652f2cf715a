import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

const place = { header: 'hidden', bottomBar: 'hidden', back: 'home' } as const;

export const setPassword = defineFeature({
  id: 'set-password',
  access: 'guest',
  texts: ['recover'],
  routes: [
    { path: paths.setPassword, ...place, screen: () => import('./set-password-screen.tsx') },
    { path: paths.resetPassword, ...place, screen: () => import('./reset-screen.tsx') },
  ],
});
