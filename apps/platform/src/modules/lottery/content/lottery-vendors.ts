import type { LotteryMode } from '@livery/contract/lottery';
import type { GameCategory } from '@livery/merchant/categories';
import type { Translations } from '../../../core/text/translations.ts';

/** Category in which the app lists the games of a mode. */
export const categoryByMode: Readonly<Record<LotteryMode, GameCategory>> = {
  LOTT: 'LOTT',
  ELOTT: 'ELOTT',
  SEA: 'ELOTT',
};

/** Vendor of the games of a mode. The app refers to the codes of these vendors. */
export const vendorByMode: Readonly<Record<LotteryMode, string>> = {
  LOTT: 'TCG_LOTTO_VN',
  ELOTT: 'TCG_LOTTO_VN',
  SEA: 'TCG_SEA',
};

/** Vendors of lottery games. The names are inserted once, and an operator can change them in the database. */
export const lotteryVendors: readonly { readonly code: string; readonly name: string; readonly names: Translations }[] =
  [
    {
      code: 'TCG_LOTTO_VN',
      name: 'Vietnam Lottery',
      names: {
        VI: 'Xổ Số Việt Nam',
        ES: 'Lotería de Vietnam',
        PT: 'Loteria do Vietnã',
        TY: 'Lotto ng Vietnam',
        AR: 'يانصيب فيتنام',
        FA: 'لاتاری ویتنام',
      },
    },
    {
      code: 'TCG_SEA',
      name: 'SEA Lottery',
      names: {
        VI: 'Xổ Số Đông Nam Á',
        ES: 'Lotería SEA',
        PT: 'Loteria SEA',
        TY: 'Lotto SEA',
        AR: 'يانصيب جنوب شرق آسيا',
        FA: 'لاتاری جنوب شرق آسیا',
      },
    },
  ];
