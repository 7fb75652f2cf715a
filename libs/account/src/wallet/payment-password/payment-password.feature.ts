import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/**
 * Page of the payment password. It has no feature flag, because withdrawals and transfers need a payment password, and
 * each of them has a flag of its own.
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
