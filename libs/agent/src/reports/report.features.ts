import { defineFeature, type Feature, type ScreenModule } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

const report = (id: string, path: `/${string}`, title: string, screen: () => Promise<ScreenModule>): Feature =>
  defineFeature({
    id,
    access: 'agent',
    flag: 'AGEINFO3',
    namespaces: ['team', 'records', 'money', 'games', 'errors'],
    routes: [{ path, title: `team:${title}`, bottomBar: 'hidden', screen }],
  });

/** Report pages of an agent's team. */
export const reportFeatures: readonly Feature[] = [
  report('team-overview', paths.teamOverview, 'overview.title', () => import('./overview-screen.tsx')),
  report('team-profit', paths.teamProfit, 'profit.title', () => import('./profit-screen.tsx')),
  report('team-bets', paths.teamBetting, 'bets.title', () => import('./bets-screen.tsx')),
  report('team-transactions', paths.teamTransactions, 'movements.title', () => import('./transactions-screen.tsx')),
];
