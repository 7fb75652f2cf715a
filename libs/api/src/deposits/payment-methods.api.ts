import * as operations from '@livery/contract/deposits/payment-methods';
import type { ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { PaymentMethod } from '@livery/contract/deposits/payment-methods';

export const { usePaymentMethodsQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    paymentMethods: build.query<ResponseValue<typeof operations.paymentMethods>, void>({
      query: operationQuery(operations.paymentMethods),
      providesTags: ['Texts'],
    }),
  }),
});
