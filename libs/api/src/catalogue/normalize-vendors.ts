import type { gameVendors } from '@livery/contract/catalogue/games';
import type { ResponseValue } from '@livery/contract/operation';

type Vendors = ResponseValue<typeof gameVendors>;

/** Vendors that a gateway may list under sports and that are none, by their codes. */
const misfiledVendors = ['TF', 'DS88'];

/** The vendors with e-sports and cockfights apart from sports. Few gateways mix them, so what takes them apart is fetched where it is needed. */
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
