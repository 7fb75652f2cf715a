import type {
  DepositOrder,
  DepositStatus,
  OfferedChannels,
  PayoutOrder,
  PayoutStatus,
} from '@livery/contract/payment-channels/calls';

export interface DepositRecord {
  readonly order: DepositOrder;
  /** Secret part of the URL of the payment page. */
  readonly reference: string;
  status: DepositStatus;
}

export interface PayoutRecord {
  readonly order: PayoutOrder;
  status: PayoutStatus;
}

export interface ChannelState {
  /** Orders by order number. */
  deposits: Record<string, DepositRecord>;
  payouts: Record<string, PayoutRecord>;
  /** Offers by brand. A brand without an entry gets the default offer. */
  offers: Record<string, OfferedChannels>;
}
