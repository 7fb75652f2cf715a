import type { VendorCategory } from '@livery/api/catalogue/games';
import { GameCategory, PrizeMode } from '@livery/contract/enums';

export type CurrentPrizeMode = typeof PrizeMode.Lott | typeof PrizeMode.Elott;

/** Vendors whose ELOTT entry makes ELOTT the current prize mode. */
const boardVendors: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

/**
 * Returns the current prize mode, which selects the price list of the lotteries: ELOTT if the data has an ELOTT entry
 * of one of these vendors, otherwise LOTT.
 */
export const getPrizeMode = (sorting: readonly VendorCategory[] = []): CurrentPrizeMode => {
  const boards = sorting.find(({ gameCategory }) => gameCategory === GameCategory.Elott);
  return boards?.vendorNames.some(({ vassalage }) => boardVendors.includes(vassalage))
    ? PrizeMode.Elott
    : PrizeMode.Lott;
};
