import type { VendorCategory } from '@livery/api/catalogue/games';
import { GameCategory, PrizeMode } from '@livery/contract/enums';

export type CurrentPrizeMode = typeof PrizeMode.Lott | typeof PrizeMode.Elott;

/**
 * Codes of vendors that determine the prize mode. The prize mode is ELOTT if one of these vendors is in the category
 * ELOTT.
 */
const boardVendors: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

/**
 * Returns the prize mode (the price list of lotteries). The prize mode is ELOTT if one of `boardVendors` is in the
 * category ELOTT. Otherwise it is LOTT.
 */
export const getPrizeMode = (sorting: readonly VendorCategory[] = []): CurrentPrizeMode => {
  const boards = sorting.find(({ gameCategory }) => gameCategory === GameCategory.Elott);
  return boards?.vendorNames.some(({ vassalage }) => boardVendors.includes(vassalage))
    ? PrizeMode.Elott
    : PrizeMode.Lott;
};
