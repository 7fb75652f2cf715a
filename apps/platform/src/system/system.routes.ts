import { consolidatedSettings, systemStatus, whitelabel } from '@livery/contract/system';
import type { Route } from '../http/route.ts';
import type { Merchants } from '../merchants/merchants.ts';

interface Needs {
  readonly merchants: Merchants;
  readonly publicKey: string;
}

export const systemRoutes = (route: Route, { merchants, publicKey }: Needs): void => {
  route(systemStatus, async ({ merchant, country }) => {
    const { maintenance, blockedCountries } = await merchants.operationOf(merchant);
    return { maintenance, regionRestriction: country !== null && blockedCountries.includes(country), country };
  });

  route(whitelabel, async ({ merchant }) => ({ flags: await merchants.flagsOf(merchant) }));

  route(consolidatedSettings, ({ merchant }) => ({
    mobileTemplate: { mem_cen: 1, dep_func: 1 },
    customerService: [],
    currency: merchant.currency,
    timeZone: merchant.timeZone,
    publicKey,
  }));
};
