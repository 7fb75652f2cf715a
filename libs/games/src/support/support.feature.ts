import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const support = defineFeature({
  id: 'service',
  access: 'guest',
  namespaces: ['home'],
  routes: [
    {
      path: paths.support,
      title: 'shell:title.service',
      bottomBar: 'hidden',
      screen: () => import('./contacts/support-screen.tsx'),
    },
    {
      path: paths.supportChat,
      title: 'shell:title.service',
      bottomBar: 'hidden',
      screen: () => import('./chat/chat-screen.tsx'),
    },
  ],
  menu: [{ slot: 'memberList', order: 340, icon: 'headset', label: 'shell:title.service' }],
});
