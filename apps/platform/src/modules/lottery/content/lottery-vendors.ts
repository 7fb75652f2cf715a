import type { LotteryMode } from '@livery/contract/lottery';
import type { GameCategory } from '@livery/merchant/categories';
import { translate, translateToAll } from '../../../core/text/gateway-texts.ts';
import type { Translations } from '../../../core/text/translations.ts';

/** Category of the app in which the games of each prize mode are listed. */
export const categoryByMode: Readonly<Record<LotteryMode, GameCategory>> = {
  LOTT: 'LOTT',
  ELOTT: 'ELOTT',
  SEA: 'ELOTT',
};

/**
 * Vendor code of the lottery games of a prize mode. The app finds the prize mode of a game by this code. If you change
 * a code here, change it in the app too.
 */
export const vendorByMode: Readonly<Record<LotteryMode, string>> = {
  LOTT: 'TCG_LOTTO_VN',
  ELOTT: 'TCG_LOTTO_VN',
  SEA: 'TCG_SEA',
};

/**
 * Vendors of lottery games. The gateway inserts their names only once, so that an operator can change a name in the
 * database.
 */
export const listLotteryVendors = (): { code: string; name: string; names: Translations }[] =>
  (['TCG_LOTTO_VN', 'TCG_SEA'] as const).map((code) => ({
    code,
    name: translate(`lotteryVendors.${code}`, 'EN'),
    names: translateToAll(`lotteryVendors.${code}`),
  }));
