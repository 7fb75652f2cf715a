import type { Merchant } from '@livery/merchant/merchant.schema';

/** Settings of a brand that the operator may change while the gateway runs. */
export interface OperatorSettings {
  readonly maintenance: boolean;
  /** When the operator expects to be done. */
  readonly maintenanceUntil: Date | null;
  readonly blockedCountries: readonly string[];
  /** Flags that differ from the brand file. */
  readonly overrides: ReadonlyMap<string, boolean>;
}

export interface Merchants {
  /** In the order of their codes. */
  readonly all: readonly Merchant[];
  readonly find: (code: string) => Merchant | undefined;
  readonly getOperatorSettings: (merchant: Merchant) => Promise<OperatorSettings>;
  /** The flags that are on now: those of the brand file that the operator has not switched off and that this gateway can do. */
  readonly getFlags: (merchant: Merchant) => Promise<Record<string, boolean>>;
}
