import { defineFeature, type Feature, type MenuEntry, type ScreenModule } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';
import type { Flag } from '@livery/merchant/flags';

interface HistoryScreenOptions {
  readonly id: string;
  readonly path: `/${string}`;
  readonly title: 'gameRecord' | 'loadRecord' | 'profit' | 'transactions' | 'withdrawRecord';
  readonly flag: Flag;
  readonly icon: string;
  /** Position of the page's entry in the member menu. Entries with lower numbers come first. */
  readonly order: number;
  /**
   * Position of the page's tile among the shortcut tiles. Tiles with lower numbers come first. If undefined, the page
   * has no tile.
   */
  readonly tile?: number;
  readonly screen: () => Promise<ScreenModule>;
}

const defineHistoryFeature = ({ id, path, title, flag, icon, order, tile, screen }: HistoryScreenOptions): Feature => {
  const label = `shell:title.${title}` as const;
  const tiles: readonly MenuEntry[] = tile === undefined ? [] : [{ slot: 'memberTiles', order: tile, icon, label }];
  return defineFeature({
    id,
    access: 'member',
    trialAccess: 'denied',
    flag,
    namespaces: ['records', 'money', 'games', 'errors'],
    routes: [{ path, title: label, bottomBar: 'hidden', screen }],
    menu: [{ slot: 'memberList', order, icon, label }, ...tiles],
  });
};

/** Features with the pages for the history of the member's wallet and bets. */
export const historyFeatures: readonly Feature[] = [
  defineHistoryFeature({
    id: 'deposit-record',
    path: paths.depositRecord,
    title: 'loadRecord',
    flag: 'DEPRECM3',
    icon: 'history',
    order: 210,
    screen: () => import('./deposits-screen.tsx'),
  }),
  defineHistoryFeature({
    id: 'withdrawal-record',
    path: paths.withdrawRecord,
    title: 'withdrawRecord',
    flag: 'WITHREC3',
    icon: 'withdraw',
    order: 220,
    screen: () => import('./withdrawals-screen.tsx'),
  }),
  defineHistoryFeature({
    id: 'money-record',
    path: paths.transactions,
    title: 'transactions',
    flag: 'TRANSREC3',
    icon: 'receipt',
    order: 230,
    tile: 30,
    screen: () => import('./transactions-screen.tsx'),
  }),
  defineHistoryFeature({
    id: 'bet-record',
    path: paths.gameRecord,
    title: 'gameRecord',
    flag: 'TRANSBETREPMEM3',
    icon: 'ticket',
    order: 240,
    tile: 20,
    screen: () => import('./bets-screen.tsx'),
  }),
  defineHistoryFeature({
    id: 'profit-loss',
    path: paths.profitLoss,
    title: 'profit',
    flag: 'PERSREP',
    icon: 'chart',
    order: 250,
    screen: () => import('./profit-screen.tsx'),
  }),
];
