import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** How a brand's own jackpot is drawn. The gateway says whether there is one. */
export const jackpot = defineFeature({
  id: 'jackpot',
  access: 'guest',
  namespaces: ['jackpot'],
  routes: [{ path: paths.jackpot, title: 'jackpot:title', screen: () => import('./jackpot-screen.tsx') }],
});
