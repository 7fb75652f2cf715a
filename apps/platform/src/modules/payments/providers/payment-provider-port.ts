import type {
  DepositOrder,
  DepositStatus,
  OfferedChannels,
  PayoutOrder,
  PayoutStatus,
} from '@livery/contract/payment-channels/calls';
import { definePort } from '../../../core/ports/ports.ts';

/** Page of the payment provider on which the member pays a deposit order. */
export interface PaymentPage {
  /** URL of the page. A relative URL is a path of the gateway. */
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
   * Returns the channels, banks and rules that the provider offers to a brand. Absent if the channels and banks are
   * inserted in another way, e.g. with the demo data.
   */
  readonly listChannels?: (brand: { readonly merchant: string; readonly currency: string }) => Promise<OfferedChannels>;
  readonly createDeposit: (order: DepositOrder) => Promise<PaymentPage>;
  /**
   * Returns the status of a deposit order. Absent for a provider inside the gateway, whose callbacks cannot be lost.
   */
  readonly getDeposit?: (order: Pick<DepositOrder, 'orderNo' | 'amount' | 'currency'>) => Promise<DepositStatus>;
  readonly createPayout: (order: PayoutOrder) => Promise<PayoutStatus>;
  readonly getPayout: (order: PayoutOrder) => Promise<PayoutStatus>;
}

/**
 * Port (replaceable interface) for payment providers. If a deployment connects no provider, the app offers no
 * deposits and no withdrawals.
 */
export const paymentProvidersPort = definePort<readonly PaymentProvider[]>('payment providers', []);
