import type { gameVendors } from '@livery/contract/games';
import type { ValueOf } from '@livery/contract/operation';

type Vendors = ValueOf<typeof gameVendors>;

/** Vendors that a gateway may list under sports and that are none, by their codes. */
const strangers = ['TF', 'DS88'];

/** The vendors with e-sports and cockfights apart from sports. Few gateways mix them, so what takes them apart is fetched where it is needed. */
export const withoutStrangers = (value: Vendors): Vendors | Promise<Vendors> => {
  const isMixed = value.sorting.some(
    ({ gameCategory, vendorNames }) =>
      gameCategory === 'SPORTS' &&
      vendorNames.some(({ gameType, vassalage }) => gameType !== 'SPORTS' || strangers.includes(vassalage)),
  );
  return isMixed
    ? import('./split-sports.ts').then(({ splitSports }) => ({ sorting: splitSports(value.sorting) }))
    : value;
};
