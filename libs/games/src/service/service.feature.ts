import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const service = defineFeature({
  id: 'service',
  access: 'guest',
  texts: ['home'],
  routes: [
    {
      path: paths.service,
      title: 'shell:title.service',
      bottomBar: 'hidden',
      screen: () => import('./service-screen.tsx'),
    },
    {
      path: paths.serviceChat,
      title: 'shell:title.service',
      bottomBar: 'hidden',
      screen: () => import('../service-chat/chat-screen.tsx'),
    },
  ],
  menu: [{ slot: 'memberList', order: 340, icon: 'headset', label: 'shell:title.service' }],
});
