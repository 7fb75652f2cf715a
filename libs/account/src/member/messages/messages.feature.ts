import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const messages = defineFeature({
  id: 'messages',
  access: 'member',
  trialAccess: 'denied',
  flag: 'MAILCEN',
  namespaces: ['messages', 'errors'],
  routes: [
    {
      path: paths.messages,
      title: 'shell:title.messages',
      bottomBar: 'hidden',
      screen: () => import('./messages-screen.tsx'),
    },
    {
      path: paths.message,
      title: 'shell:title.messages',
      bottomBar: 'hidden',
      screen: () => import('./message-screen.tsx'),
    },
  ],
  menu: [{ slot: 'memberList', order: 320, icon: 'mail', label: 'account:mine.news', badge: 'unread' }],
});
