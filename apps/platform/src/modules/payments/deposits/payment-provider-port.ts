import { ErrorCode } from '@livery/contract/errors';
import type { LanguageCode } from '@livery/merchant/languages';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { definePort } from '../../../core/ports/ports.ts';

/** Outside service that receives payments for the brands. */
export interface PaymentProvider {
  /** Code of the vendor whose key signs the callbacks of this provider. */
  readonly code: string;
  /**
   * Returns the payment page of an order in the member's language. `returnTo` is the path of the app to which the page
   * returns.
   */
  readonly getPayUrl: (orderNo: string, page: { readonly language: LanguageCode; readonly returnTo: string }) => string;
}

/** Fallback for a gateway without a payment provider. It accepts no order, and no vendor has its code. */
const absentProvider: PaymentProvider = {
  code: '',
  getPayUrl: () => {
    throw new GatewayError(ErrorCode.ChannelClosed);
  },
};

export const paymentProviderPort = definePort<PaymentProvider>('payment provider', absentProvider);
