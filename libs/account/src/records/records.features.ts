import { defineFeature, type Feature, type ScreenModule } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';
import type { Flag } from '@livery/merchant/flags';

const record = (id: string, path: `/${string}`, title: string, flag: Flag, screen: () => Promise<ScreenModule>): Feature =>
  defineFeature({ id, access: 'member', trial: 'refused', flag, texts: ['records', 'money', 'games', 'errors'], routes: [{ path, title: `shell:title.${title}`, bottomBar: 'hidden', screen }] });

/** What a member reads about its own money and play. */
export const recordFeatures: readonly Feature[] = [
  record('bet-record', paths.gameRecord, 'gameRecord', 'TRANSBETREPMEM3', () => import('./bets-screen.tsx')),
  record('money-record', paths.transactions, 'transactions', 'TRANSREC3', () => import('./money-screen.tsx')),
  record('deposit-record', paths.depositRecord, 'loadRecord', 'DEPRECM3', () => import('./deposits-screen.tsx')),
  record('withdrawal-record', paths.withdrawRecord, 'withdrawRecord', 'WITHREC3', () => import('./withdrawals-screen.tsx')),
  record('profit-loss', paths.profitLoss, 'profit', 'PERSREP', () => import('./profit-screen.tsx')),
];
