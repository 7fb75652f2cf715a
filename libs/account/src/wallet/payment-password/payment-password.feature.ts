import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/**
 * There is no feature flag for this page. Withdrawals and transfers need a payment password, and they have their own
 * flags.
 */
export const paymentPassword = defineFeature({
  id: 'payment-password',
  access: 'member',
  trialAccess: 'denied',
  namespaces: ['money', 'errors'],
  routes: [
    {
      path: paths.paymentPassword,
      title: 'money:pin.label',
      bottomBar: 'hidden',
      screen: () => import('./payment-password-screen.tsx'),
    },
  ],
});
