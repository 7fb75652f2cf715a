import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

export const agentDashboard = defineFeature({
  id: 'agent-home',
  access: 'agent',
  guestRedirect: 'home',
  flag: 'AGEINFO3',
  namespaces: ['team', 'home', 'member', 'account'],
  routes: [
    { path: paths.agent, header: 'hidden', bottomBar: 'hidden', screen: () => import('./agent-dashboard-screen.tsx') },
  ],
  menu: [{ slot: 'memberList', order: 310, icon: 'users', label: 'account:mine.agent' }],
});
