import { operation } from '../operation.ts';
import type * as schemas from './payment-methods.schemas.ts';

export type { PaymentMethod } from './payment-methods.schemas.ts';

export const paymentMethods = operation<typeof schemas.paymentMethods>()({
  name: 'paymentMethods',
  method: 'GET',
  path: '/wps/transaction/deposit/methods',
  access: 'guest',
  summary: 'List the names of the payment methods for deposits',
});
