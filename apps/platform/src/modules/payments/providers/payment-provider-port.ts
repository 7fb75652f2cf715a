import { ErrorCode } from '@livery/contract/errors';
import type { LanguageCode } from '@livery/merchant/languages';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { definePort } from '../../../core/ports/ports.ts';

/** External service that receives payments for the brands. */
export interface PaymentProvider {
  /** Vendor code of the provider. The key of this vendor signs the provider's callbacks. */
  readonly code: string;
  /**
   * Returns the URL of the payment page for an order. `returnTo` is the path in the app that opens after the payment.
   */
  readonly getPayUrl: (orderNo: string, page: { readonly language: LanguageCode; readonly returnTo: string }) => string;
}

/**
 * Replacement for a missing payment provider. All deposits are rejected. The code is empty, so no vendor can send
 * callbacks.
 */
const absentProvider: PaymentProvider = {
  code: '',
  getPayUrl: () => {
    throw new GatewayError(ErrorCode.ChannelClosed);
  },
};

export const paymentProviderPort = definePort<PaymentProvider>('payment provider', absentProvider);
