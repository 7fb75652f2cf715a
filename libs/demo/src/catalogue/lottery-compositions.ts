import type { Composition } from './compositions.ts';
import { type LocalizedText, type TextByLanguage, textLanguages } from '../localized-text.ts';
import { type DemoLottery, demoLotteries } from '../lottery/lotteries.ts';

const vietnam = 'TCG_LOTTO_VN';
const sea = 'TCG_SEA';

const board: LocalizedText = ['Board', 'Bảng Cược', 'Tablero', 'Painel', 'Board', 'اللوحة', 'تابلو'];
const series: LocalizedText = ['Series', 'Dãy Thưởng', 'Serie', 'Série', 'Serye', 'السلسلة', 'سری'];

const withWord = (names: TextByLanguage, word: LocalizedText): TextByLanguage =>
  Object.fromEntries(
    textLanguages.map((language, column) => [language, `${names[language]} · ${word[column]}`]),
  ) as TextByLanguage;

/** Name of the artwork theme for each lottery family. */
const themes: Readonly<Record<DemoLottery['family'], string>> = {
  SSC: 'five-digits',
  PK10: 'racing-ten',
  FAST3: 'fast-three',
  FOURD: '4d',
  VN_NORTH: 'lottery',
  VN_SOUTH: 'lottery',
};

const isVietnamese = ({ family }: DemoLottery): boolean => family.startsWith('VN_');

const offer = (lottery: DemoLottery, vendor: string, lottoMode: string, names: TextByLanguage): Composition => ({
  names,
  theme: themes[lottery.family],
  vendor,
  lottoMode,
  room: lottery.code,
});

/**
 * Lottery games of the category LOTT, in which the prices depend on the member's series (payout level). 4D is not
 * included, because its prizes are fixed.
 */
export const seriesGames: readonly Composition[] = demoLotteries
  .filter(({ family }) => family !== 'FOURD')
  .map((lottery) =>
    offer(lottery, vietnam, 'LOTT', isVietnamese(lottery) ? lottery.names : withWord(lottery.names, series)),
  );

/**
 * Lottery games in which all members have the same prices. Lotteries of Vietnam have the mode ELOTT, and the operator's
 * own draws have the mode SEA. Each mode has its own vendor.
 */
export const boardGames: readonly Composition[] = demoLotteries.map((lottery) =>
  isVietnamese(lottery)
    ? offer(lottery, vietnam, 'ELOTT', withWord(lottery.names, board))
    : offer(lottery, sea, 'SEA', lottery.names),
);
