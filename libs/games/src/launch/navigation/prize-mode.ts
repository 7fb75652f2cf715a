import type { VendorCategory } from '@livery/api/catalogue/games';
import { GameCategory, PrizeMode } from '@livery/contract/enums';

export type CurrentPrizeMode = typeof PrizeMode.Lott | typeof PrizeMode.Elott;

/** Vendors whose boards make ELOTT the current prize mode. */
const boardVendors: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

/** The current prize mode: ELOTT if the data holds an ELOTT entry for one of these vendors, else LOTT. */
export const getPrizeMode = (sorting: readonly VendorCategory[] = []): CurrentPrizeMode => {
  const boards = sorting.find(({ gameCategory }) => gameCategory === GameCategory.Elott);
  return boards?.vendorNames.some(({ vassalage }) => boardVendors.includes(vassalage))
    ? PrizeMode.Elott
    : PrizeMode.Lott;
};
