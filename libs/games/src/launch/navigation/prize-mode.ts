import type { VendorCategory } from '@livery/api/catalogue/games';
import { GameCategory, PrizeMode } from '@livery/contract/enums';

export type CurrentPrizeMode = typeof PrizeMode.Lott | typeof PrizeMode.Elott;

/**
 * Codes of lottery vendors. If the game category `ELOTT` contains one of these vendors, lottery links use the prize
 * mode (price list) `ELOTT`.
 */
const boardVendors: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

/**
 * Returns the prize mode (the price list of lotteries): `ELOTT` if the game category `ELOTT` contains one of
 * `boardVendors`, otherwise `LOTT`.
 */
export const getPrizeMode = (sorting: readonly VendorCategory[] = []): CurrentPrizeMode => {
  const boards = sorting.find(({ gameCategory }) => gameCategory === GameCategory.Elott);
  return boards?.vendorNames.some(({ vassalage }) => boardVendors.includes(vassalage))
    ? PrizeMode.Elott
    : PrizeMode.Lott;
};
