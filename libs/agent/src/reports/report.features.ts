import { defineFeature, type Feature, type FeatureRoute, type ScreenModule } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

const report = (
  id: string,
  path: `/${string}`,
  title: FeatureRoute['title'],
  screen: () => Promise<ScreenModule>,
): Feature =>
  defineFeature({
    id,
    access: 'agent',
    flag: 'AGEINFO3',
    namespaces: ['team', 'records', 'money', 'games', 'errors'],
    routes: [{ path, title, bottomBar: 'hidden', screen }],
  });

export const reportFeatures: readonly Feature[] = [
  report('team-overview', paths.teamOverview, 'team:overview.title', () => import('./overview-screen.tsx')),
  report('team-profit', paths.teamProfit, 'team:profit.title', () => import('./profit-screen.tsx')),
  report('team-bets', paths.teamBetting, 'team:bets.title', () => import('./bets-screen.tsx')),
  report(
    'team-transactions',
    paths.teamTransactions,
    'team:movements.title',
    () => import('./transactions-screen.tsx'),
  ),
];
