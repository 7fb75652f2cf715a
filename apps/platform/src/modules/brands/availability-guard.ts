import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';

/** Creates a function that throws a GatewayError if the brand is under maintenance or blocks the visitor's country. */
export const createAvailabilityGuard =
  (merchants: Merchants) =>
  async (merchant: Merchant, country: string | null): Promise<void> => {
    const { maintenance, blockedCountries } = await merchants.getOperatorSettings(merchant);
    if (maintenance) throw new GatewayError(ErrorCode.Maintenance, { retryAfter: 60 });
    if (country && blockedCountries.includes(country)) throw new GatewayError(ErrorCode.RegionRestricted);
  };
