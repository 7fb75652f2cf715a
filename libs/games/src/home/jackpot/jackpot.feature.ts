import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/**
 * Page about the brand's own jackpot. There is no feature flag: the gateway reports if the brand has its own jackpot.
 */
export const jackpot = defineFeature({
  id: 'jackpot',
  access: 'guest',
  breakAccess: 'denied',
  namespaces: ['jackpot'],
  routes: [{ path: paths.jackpot, title: 'jackpot:title', screen: () => import('./jackpot-screen.tsx') }],
});
