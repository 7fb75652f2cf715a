import type { Composition } from '../catalogue/compositions.ts';
import type { LocalizedText } from '../localized-text.ts';
import { type DemoLottery, demoLotteries } from '../lottery/lotteries.data.ts';
import type { Translations } from '../../../core/text/translations.ts';

const vietnam = 'TCG_LOTTO_VN';
const sea = 'TCG_SEA';

const columns = ['EN', 'VI', 'ES', 'PT', 'TY', 'AR', 'FA'] as const;
const board: LocalizedText = ['Board', 'Bảng Cược', 'Tablero', 'Painel', 'Board', 'اللوحة', 'تابلو'];
const series: LocalizedText = ['Series', 'Dãy Thưởng', 'Serie', 'Série', 'Serye', 'السلسلة', 'سری'];

const withWord = (names: Translations, word: LocalizedText): Translations =>
  Object.fromEntries(columns.map((language, column) => [language, `${names[language]} · ${word[column]}`]));

/** Artwork theme by lottery family. */
const themes: Readonly<Record<DemoLottery['family'], string>> = {
  SSC: 'five-digits',
  PK10: 'racing-ten',
  FAST3: 'fast-three',
  FOURD: '4d',
  VN_NORTH: 'lottery',
  VN_SOUTH: 'lottery',
};

const isVietnamese = ({ family }: DemoLottery): boolean => family.startsWith('VN_');

const offer = (lottery: DemoLottery, vendor: string, lottoMode: string, names: Translations): Composition => ({
  names,
  theme: themes[lottery.family],
  vendor,
  lottoMode,
  room: lottery.code,
});

/** Games by series: all lotteries except 4D, which has a fixed prize table. */
export const seriesGames: readonly Composition[] = demoLotteries
  .filter(({ family }) => family !== 'FOURD')
  .map((lottery) =>
    offer(lottery, vietnam, 'LOTT', isVietnamese(lottery) ? lottery.names : withWord(lottery.names, series)),
  );

/** Games by board. Vietnam's lotteries and the operator's own draws have different vendors. */
export const boardGames: readonly Composition[] = demoLotteries.map((lottery) =>
  isVietnamese(lottery)
    ? offer(lottery, vietnam, 'ELOTT', withWord(lottery.names, board))
    : offer(lottery, sea, 'SEA', lottery.names),
);
