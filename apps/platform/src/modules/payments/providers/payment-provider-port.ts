import type {
  DepositOrder,
  DepositStatus,
  OfferedChannels,
  PayoutOrder,
  PayoutStatus,
} from '@livery/contract/payment-channels/calls';
import { definePort } from '../../../core/ports/ports.ts';

/** Payment page of a deposit order. */
export interface PaymentPage {
  /** URL of the page. A relative URL belongs to the gateway. */
  readonly payUrl: string;
}

/**
 * External service that receives deposits and pays withdrawals for the brands. Every function can throw a
 * ServiceCallError. All calls are idempotent by order number: a call with an unknown outcome is repeated with the same
 * content.
 */
export interface PaymentProvider {
  /** Vendor code of the provider. The provider signs its callbacks with the key of this vendor. */
  readonly code: string;
  /**
   * Returns the channels, banks and rules that the provider offers to a brand. Absent if another process inserts the
   * channels and banks of the provider.
   */
  readonly listChannels?: (brand: { readonly merchant: string; readonly currency: string }) => Promise<OfferedChannels>;
  readonly createDeposit: (order: DepositOrder) => Promise<PaymentPage>;
  /** Returns the status of an order. Absent if the provider's callbacks cannot be lost. */
  readonly getDeposit?: (order: Pick<DepositOrder, 'orderNo' | 'amount' | 'currency'>) => Promise<DepositStatus>;
  readonly createPayout: (order: PayoutOrder) => Promise<PayoutStatus>;
  readonly getPayout: (order: PayoutOrder) => Promise<PayoutStatus>;
}

/** Port for payment providers. Without an adapter, the app offers no deposits and no withdrawals. */
export const paymentProvidersPort = definePort<readonly PaymentProvider[]>('payment providers', []);
