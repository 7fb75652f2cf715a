import { defineFeature } from '@livery/kit/feature/define-feature';
import { paths } from '@livery/kit/paths';

/** Has no flag, because both withdrawals and transfers need it. */
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
