import { defineFeature } from '@livery/kit/feature/define-feature';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { paths } from '@livery/kit/paths';

/**
 * Lottery pages. Guests may open the pages and see draws, prices and proofs. Only a member who is logged in can place
 * a bet.
 */
export const lottery = defineFeature({
  id: 'lottery',
  access: 'guest',
  breakAccess: 'denied',
  namespaces: ['lottery'],
  noticeExtension: createLazyModule(() => import('./win-notice/win-notice.tsx')),
  routes: [
    { path: paths.lottery, title: 'shell:title.lottery', screen: () => import('./lobby/lottery-lobby-screen.tsx') },
    {
      path: paths.moreLottery,
      title: 'shell:title.lottery',
      bottomBar: 'hidden',
      screen: () => import('./lobby/all-lotteries-screen.tsx'),
    },
    {
      path: paths.startLottery,
      title: 'shell:title.lottery',
      bottomBar: 'hidden',
      screen: () => import('./betting/betting-screen.tsx'),
    },
  ],
});
