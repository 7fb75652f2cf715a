import { defineFeature } from '@livery/kit/feature';
import { paths } from '@livery/kit/paths';

/** Needed for withdrawals and for transfers, so under no flag of either. */
export const paymentPassword = defineFeature({
  id: 'payment-password',
  access: 'member',
  trial: 'refused',
  texts: ['money', 'errors'],
  routes: [
    {
      path: paths.paymentPassword,
      title: 'money:pin.label',
      bottomBar: 'hidden',
      screen: () => import('./payment-password-screen.tsx'),
    },
  ],
});
