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
 * External service that receives deposits and pays withdrawals for the brands. Every function throws a ServiceCallError.
 * All calls are idempotent by the order number: a call whose outcome is unknown is repeated with the same content.
 */
export interface PaymentProvider {
  /** Vendor code of the provider. The key of this vendor signs the provider's callbacks. */
  readonly code: string;
  /**
   * Returns what the provider offers to a brand. Absent if something else inserts the channels and banks of the
   * provider.
   */
  readonly listChannels?: (brand: { readonly merchant: string; readonly currency: string }) => Promise<OfferedChannels>;
  readonly createDeposit: (order: DepositOrder) => Promise<PaymentPage>;
  /** Returns the status of an order. Absent if no callback of the provider can be lost. */
  readonly getDeposit?: (order: Pick<DepositOrder, 'orderNo' | 'amount' | 'currency'>) => Promise<DepositStatus>;
  readonly createPayout: (order: PayoutOrder) => Promise<PayoutStatus>;
  readonly getPayout: (order: PayoutOrder) => Promise<PayoutStatus>;
}

/** Payment providers. Without one, the app offers neither deposits nor withdrawals. */
export const paymentProvidersPort = definePort<readonly PaymentProvider[]>('payment providers', []);
