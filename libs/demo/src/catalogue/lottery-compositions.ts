import { composeDemoText, type DemoText, demoText } from '../demo-text.ts';
import { type DemoLottery, demoLotteries } from '../lottery/lotteries.ts';
import type { Composition } from './compositions.ts';

const vietnam = 'TCG_LOTTO_VN';
const sea = 'TCG_SEA';

/**
 * Adds a variant to the name of a lottery, e.g. `An Giang · Board`. In a `board` game, all members have the same
 * odds. In a `series` game, the odds depend on the member's series (payout level).
 */
const withWord = (lottery: DemoText, word: 'board' | 'series'): DemoText =>
  composeDemoText(demoText('names.lotteries.pattern'), {
    lottery,
    variant: demoText(`names.lotteries.offers.${word}`),
  });

/** Name of the artwork theme for each lottery family. The lotteries of a family have the same rules. */
const themes: Readonly<Record<DemoLottery['family'], string>> = {
  SSC: 'five-digits',
  PK10: 'racing-ten',
  FAST3: 'fast-three',
  FOURD: '4d',
  VN_NORTH: 'lottery',
  VN_SOUTH: 'lottery',
};

const isVietnamese = ({ family }: DemoLottery): boolean => family.startsWith('VN_');

const offer = (lottery: DemoLottery, vendor: string, lottoMode: string, names: DemoText): Composition => ({
  names,
  theme: themes[lottery.family],
  vendor,
  lottoMode,
  room: lottery.code,
});

/**
 * Lottery games of the category LOTT. The amount that a winning bet pays depends on the member's series (payout
 * level). 4D is not included, because its prizes do not depend on the series.
 */
export const seriesGames: readonly Composition[] = demoLotteries
  .filter(({ family }) => family !== 'FOURD')
  .map((lottery) =>
    offer(lottery, vietnam, 'LOTT', isVietnamese(lottery) ? lottery.names : withWord(lottery.names, 'series')),
  );

/**
 * Lottery games in which all members have the same prices (payouts for one unit of stake). Lotteries of Vietnam have
 * the mode ELOTT. Lotteries whose draws the operator itself makes have the mode SEA. Each mode has its own vendor.
 */
export const boardGames: readonly Composition[] = demoLotteries.map((lottery) =>
  isVietnamese(lottery)
    ? offer(lottery, vietnam, 'ELOTT', withWord(lottery.names, 'board'))
    : offer(lottery, sea, 'SEA', lottery.names),
);
