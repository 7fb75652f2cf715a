import { defineFeature } from '@livery/kit/feature/define-feature';

export const maintenance = defineFeature({
  id: 'maintenance',
  access: 'guest',
  routes: [
    { path: '/m/maintenance', header: 'hidden', bottomBar: 'hidden', screen: () => import('./maintenance-screen.tsx') },
  ],
});
