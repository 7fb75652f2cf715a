import { systemStatus, whitelabel } from '@livery/contract/site-settings';
import { consolidatedSettings } from '@livery/contract/site-settings/consolidated-settings';
import type { Template } from '@livery/merchant/layout';
import type { Clock } from '../../core/clock/clock.ts';
import type { Route } from '../../core/http/route.ts';
import type { Contacts } from '../support/index.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';

interface SystemRoutesDeps {
  readonly merchants: Merchants;
  readonly contacts: Contacts;
  readonly getPublicKey: () => string;
  readonly clock: Clock;
}

/** Converts a template (layout of a screen) to its number in the API: 1 for `new`, and 0 for `base`. */
const newTemplate = (template: Template): number => (template === 'new' ? 1 : 0);

/** Maximum number of links to customer service in the settings. */
const serviceLinks = 2;

export const systemRoutes = (route: Route, { merchants, contacts, getPublicKey, clock }: SystemRoutesDeps): void => {
  route(systemStatus, async ({ merchant, country }) => {
    const { maintenance, maintenanceUntil, blockedCountries } = await merchants.getOperatorSettings(merchant);
    const until = maintenance && maintenanceUntil ? maintenanceUntil.toISOString() : null;
    return {
      maintenance,
      maintenanceUntil: until,
      regionRestriction: country !== null && blockedCountries.includes(country),
      country,
    };
  });

  route(whitelabel, async ({ merchant }) => ({ flags: await merchants.getFlags(merchant) }));

  route(consolidatedSettings, async ({ merchant, language }) => ({
    mobileTemplate: {
      mem_cen: newTemplate(merchant.templates.memberCenter),
      dep_func: newTemplate(merchant.templates.deposit),
    },
    customerService: (await contacts.list(merchant, language)).slice(0, serviceLinks).map(({ path }) => path),
    currency: merchant.currency,
    timeZone: merchant.timeZone,
    publicKey: getPublicKey(),
    serverTime: clock.now().getTime(),
  }));
};
