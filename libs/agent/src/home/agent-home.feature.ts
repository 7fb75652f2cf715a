import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

export const agentHome = defineFeature({
  id: 'agent-home',
  access: 'agent',
  guests: 'home',
  flag: 'AGEINFO3',
  texts: ['team', 'home', 'member', 'account'],
  routes: [
    { path: paths.agent, header: 'hidden', bottomBar: 'hidden', screen: () => import('./agent-home-screen.tsx') },
  ],
  menu: [{ slot: 'memberList', order: 310, icon: 'users', label: 'account:mine.agent' }],
});
