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
  /** Deposit orders by order number. */
  deposits: Record<string, DepositRecord>;
  payouts: Record<string, PayoutRecord>;
  /** Offered payment channels, banks and limits, by brand code. A brand without an entry gets the default offer. */
  offers: Record<string, OfferedChannels>;
}
