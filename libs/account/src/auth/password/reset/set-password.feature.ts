import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

const layout = { header: 'hidden', bottomBar: 'hidden', back: 'home' } as const;

export const setPassword = defineFeature({
  id: 'set-password',
  access: 'guest',
  namespaces: ['recover'],
  routes: [
    { path: paths.setPassword, ...layout, screen: () => import('./set-password-screen.tsx') },
    { path: paths.resetPassword, ...layout, screen: () => import('./reset-screen.tsx') },
  ],
});
