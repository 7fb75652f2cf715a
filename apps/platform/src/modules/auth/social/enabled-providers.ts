import type { Flag } from '@livery/merchant/flags';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Config } from '../../../core/config/config.ts';

/**
 * Returns a check that a social log-in works: the brand is a client of the real provider, or the demo provider replaces
 * it. The page hides buttons of other providers.
 */
export const createSocialAvailability = ({ google, facebook, isDemo }: Config) => {
  const providers: Partial<Record<Flag, Config['google']>> = { GOOGLELOGIN3: google, FACEBOOKLOGIN3: facebook };
  return (flag: Flag, { code }: Merchant): boolean => {
    if (flag !== 'GOOGLELOGIN3' && flag !== 'FACEBOOKLOGIN3') return true;
    const provider = providers[flag];
    return provider ? provider.clients.has(code) || provider.clients.has('*') : isDemo;
  };
};
