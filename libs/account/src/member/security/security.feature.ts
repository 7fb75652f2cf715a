import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

const away = { bottomBar: 'hidden' } as const;

export const security = defineFeature({
  id: 'security',
  access: 'member',
  trialAccess: 'denied',
  flag: 'PERSPNL3',
  namespaces: ['security', 'errors'],
  routes: [
    { path: paths.security, title: 'shell:title.security', screen: () => import('./security-screen.tsx'), ...away },
    {
      path: paths.securityQuestions,
      title: 'shell:title.securityQuestions',
      screen: () => import('./questions-screen.tsx'),
      ...away,
    },
    {
      path: paths.sessions,
      title: 'shell:title.sessions',
      screen: () => import('../../auth/sessions/sessions-screen.tsx'),
      ...away,
    },
    {
      path: paths.passkeys,
      title: 'shell:title.passkeys',
      screen: () => import('../../auth/passkeys/passkeys-screen.tsx'),
      ...away,
    },
  ],
  menu: [{ slot: 'memberTiles', order: 40, icon: 'shield', label: 'shell:title.security' }],
});
