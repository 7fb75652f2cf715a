import type { VendorCategory } from '@livery/api/catalogue/games';
import { GameCategory, PrizeMode } from '@livery/contract/enums';

export type CurrentPrizeMode = typeof PrizeMode.Lott | typeof PrizeMode.Elott;

/** If one of these vendors is in the category ELOTT, the prize mode is ELOTT. */
const boardVendors: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

/**
 * Returns the prize mode (the price list of lotteries). It is ELOTT if one of `boardVendors` is in the category ELOTT,
 * otherwise LOTT.
 */
export const getPrizeMode = (sorting: readonly VendorCategory[] = []): CurrentPrizeMode => {
  const boards = sorting.find(({ gameCategory }) => gameCategory === GameCategory.Elott);
  return boards?.vendorNames.some(({ vassalage }) => boardVendors.includes(vassalage))
    ? PrizeMode.Elott
    : PrizeMode.Lott;
};
