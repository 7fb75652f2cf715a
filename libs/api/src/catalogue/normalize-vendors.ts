import type { gameVendors } from '@livery/contract/catalogue/games';
import type { ResponseValue } from '@livery/contract/operation';

type Vendors = ResponseValue<typeof gameVendors>;

/** Codes of vendors that some gateways wrongly list in the sports category. */
const misfiledVendors = ['TF', 'DS88'];

/**
 * Moves the vendors of e-sports and cockfights from the sports category to their own categories. Only some gateways
 * return them in the sports category. For all other gateways, the code that moves them is not loaded.
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
