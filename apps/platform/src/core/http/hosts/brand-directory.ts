import type { Merchant } from '@livery/merchant/merchant.schema';

/** Settings of a brand that the operator can change while the gateway runs. */
export interface OperatorSettings {
  readonly maintenance: boolean;
  /** Expected end of the maintenance, set by the operator. Null if unknown. */
  readonly maintenanceUntil: Date | null;
  readonly blockedCountries: readonly string[];
  /** Feature flags whose value the operator has changed from the value in the brand file. */
  readonly overrides: ReadonlyMap<string, boolean>;
}

export interface Merchants {
  /** All brands, sorted by code. */
  readonly all: readonly Merchant[];
  readonly find: (code: string) => Merchant | undefined;
  readonly getOperatorSettings: (merchant: Merchant) => Promise<OperatorSettings>;
  /**
   * Returns the feature flags with their current state. A flag is on if three conditions are met. The brand file
   * enables it, the operator has not switched it off, and this gateway offers the feature. For example, a gateway
   * without a support service does not offer feedback.
   */
  readonly getFlags: (merchant: Merchant) => Promise<Record<string, boolean>>;
}
