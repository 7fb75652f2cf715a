import type { gameVendors } from '@livery/contract/catalogue/games';
import type { ResponseValue } from '@livery/contract/operation';

type Vendors = ResponseValue<typeof gameVendors>;

/** Codes of vendors that a gateway may list under sports by mistake. */
const misfiledVendors = ['TF', 'DS88'];

/**
 * Vendors with e-sports and cockfights in categories of their own. Few gateways mix them, so the code that separates
 * them is loaded only when needed.
 */
export const normalizeVendors = (value: Vendors): Vendors | Promise<Vendors> => {
  const isMixed = value.sorting.some(
    ({ gameCategory, vendorNames }) =>
      gameCategory === 'SPORTS' &&
      vendorNames.some(({ gameType, vassalage }) => gameType !== 'SPORTS' || misfiledVendors.includes(vassalage)),
  );
  return isMixed
    ? import('./split-sports.ts').then(({ splitSports }) => ({ sorting: splitSports(value.sorting) }))
    : value;
};
