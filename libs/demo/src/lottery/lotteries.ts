import type { LotteryFamily } from '@livery/contract/lottery/families';
import { drawFamilies, drawPaces, provinces } from './lottery-names.data.ts';
import { joinWithDot, type LocalizedText, type TextByLanguage, toTextByLanguage } from '../localized-text.ts';

interface Fast {
  readonly family: LotteryFamily;
  /** Names of the family or of the province. */
  readonly word: LocalizedText;
  readonly code: string;
  readonly paces: readonly (keyof typeof paceMinutes)[];
}

const paceMinutes = { 0: 1, 1: 2, 2: 3, 3: 5, 4: 10 } as const;

/** Lotteries that draw around the clock. */
const fast: readonly Fast[] = [
  { family: 'SSC', word: drawFamilies[0] as LocalizedText, code: 'SSC', paces: [0, 2, 3] },
  { family: 'PK10', word: drawFamilies[1] as LocalizedText, code: 'PK10', paces: [0, 2, 3] },
  { family: 'FAST3', word: drawFamilies[2] as LocalizedText, code: 'FAST3', paces: [0, 2, 3] },
  { family: 'FOURD', word: drawFamilies[3] as LocalizedText, code: 'FOURD', paces: [3, 4] },
  { family: 'VN_NORTH', word: provinces[0] as LocalizedText, code: 'VNN', paces: [1, 3] },
  { family: 'VN_SOUTH', word: provinces[1] as LocalizedText, code: 'VNS', paces: [1, 3] },
];

/** Weekdays of the provinces' draws, 0 Monday, in the order of their names. The north draws every day. */
const drawDays: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6],
  [0, 5],
  [0],
  [0],
  [1],
  [1],
  [1],
  [2],
  [2],
  [2],
  [3],
  [3],
  [3],
  [4],
  [4],
  [4],
  [5],
  [6],
  [6],
  [6],
  [0],
  [0],
  [1],
  [1],
  [2, 6],
  [2, 5],
  [3],
  [3],
  [4],
  [6],
];
const firstCentral = 20;
/** Returns the minute of the day of the draw: north 18:30, south 16:30, centre 17:30. */
const drawMinute = (index: number): number => {
  if (index === 0) return 60 * 18 + 30;
  return 60 * (index < firstCentral ? 16 : 17) + 30;
};

/** Times of the draws: at an interval, or at a minute of the day on some weekdays (0 Monday). Both in UTC+7. */
type DrawSchedule =
  | { readonly kind: 'interval'; readonly seconds: number }
  | { readonly kind: 'weekly'; readonly minute: number; readonly weekdays: readonly number[] };

export interface DemoLottery {
  readonly group: 'fast' | 'province';
  readonly code: string;
  readonly family: LotteryFamily;
  readonly names: TextByLanguage;
  readonly schedule: DrawSchedule;
  /** Seconds between the close of bets and the draw. */
  readonly closesBefore: number;
  readonly position: number;
}

const fastLotteries = fast.flatMap(({ family, word, code, paces }) =>
  paces.map((pace): Omit<DemoLottery, 'position'> => {
    const minutes = paceMinutes[pace];
    const schedule: DrawSchedule = { kind: 'interval', seconds: 60 * minutes };
    return {
      group: 'fast',
      code: `${code}_${minutes}M`,
      family,
      names: joinWithDot(word, drawPaces[pace] as LocalizedText),
      schedule,
      closesBefore: minutes === 1 ? 5 : 10,
    };
  }),
);

const provinceLotteries = provinces.map((province, index): Omit<DemoLottery, 'position'> => {
  const schedule: DrawSchedule = {
    kind: 'weekly',
    minute: drawMinute(index),
    weekdays: drawDays[index] as readonly number[],
  };
  return {
    group: 'province',
    code: `VN_${String(index).padStart(2, '0')}`,
    family: index === 0 ? 'VN_NORTH' : 'VN_SOUTH',
    names: toTextByLanguage(province),
    schedule,
    closesBefore: 600,
  };
});

/** Lotteries of the demo with all data for their draws. */
export const demoLotteries: readonly DemoLottery[] = [...fastLotteries, ...provinceLotteries].map(
  (lottery, position) => ({ ...lottery, position }),
);
