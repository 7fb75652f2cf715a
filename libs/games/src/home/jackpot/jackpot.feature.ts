import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** Page about a brand's own jackpot. The gateway reports if there is one. */
export const jackpot = defineFeature({
  id: 'jackpot',
  access: 'guest',
  namespaces: ['jackpot'],
  routes: [{ path: paths.jackpot, title: 'jackpot:title', screen: () => import('./jackpot-screen.tsx') }],
});
