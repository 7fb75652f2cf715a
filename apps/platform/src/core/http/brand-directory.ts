import type { Merchant } from '@livery/merchant/merchant.schema';

/** Settings of a brand that the operator may change while the gateway runs. */
export interface OperatorSettings {
  readonly maintenance: boolean;
  /** Time at which the operator expects the end of the maintenance. */
  readonly maintenanceUntil: Date | null;
  readonly blockedCountries: readonly string[];
  /** Flags that differ from the brand file. */
  readonly overrides: ReadonlyMap<string, boolean>;
}

export interface Merchants {
  /** All brands, sorted by code. */
  readonly all: readonly Merchant[];
  readonly find: (code: string) => Merchant | undefined;
  readonly getOperatorSettings: (merchant: Merchant) => Promise<OperatorSettings>;
  /**
   * Returns the flags that are on now: flags of the brand file that the operator has not switched off and that this
   * gateway supports.
   */
  readonly getFlags: (merchant: Merchant) => Promise<Record<string, boolean>>;
}
