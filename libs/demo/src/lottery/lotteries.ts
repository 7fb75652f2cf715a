import type { LotteryFamily } from '@livery/contract/lottery/families';
import { drawFamilies, drawPaces, provinces } from './lottery-names.data.ts';
import { joinWithDot, type LocalizedText, type TextByLanguage, toTextByLanguage } from '../localized-text.ts';

interface Fast {
  readonly family: LotteryFamily;
  /** Name of the lottery family or of the province. */
  readonly word: LocalizedText;
  readonly code: string;
  readonly paces: readonly (keyof typeof paceMinutes)[];
}

const paceMinutes = { 0: 1, 1: 2, 2: 3, 3: 5, 4: 10 } as const;

/** Lotteries that draw every few minutes, day and night. */
const fast: readonly Fast[] = [
  { family: 'SSC', word: drawFamilies[0] as LocalizedText, code: 'SSC', paces: [0, 2, 3] },
  { family: 'PK10', word: drawFamilies[1] as LocalizedText, code: 'PK10', paces: [0, 2, 3] },
  { family: 'FAST3', word: drawFamilies[2] as LocalizedText, code: 'FAST3', paces: [0, 2, 3] },
  { family: 'FOURD', word: drawFamilies[3] as LocalizedText, code: 'FOURD', paces: [3, 4] },
  { family: 'VN_NORTH', word: provinces[0] as LocalizedText, code: 'VNN', paces: [1, 3] },
  { family: 'VN_SOUTH', word: provinces[1] as LocalizedText, code: 'VNS', paces: [1, 3] },
];

/**
 * Weekdays on which each province draws, in the order of `provinces`. 0 is Monday. Northern Vietnam draws every day.
 */
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
/**
 * Returns the time of the draw as the minute of the day: 18:30 for the north, 16:30 for the south, and 17:30 for the
 * centre.
 */
const drawMinute = (index: number): number => {
  if (index === 0) return 60 * 18 + 30;
  return 60 * (index < firstCentral ? 16 : 17) + 30;
};

/**
 * Times at which a lottery draws, in UTC+7: either at a fixed interval, or at one time of day on some weekdays. Weekday
 * 0 is Monday.
 */
type DrawSchedule =
  | { readonly kind: 'interval'; readonly seconds: number }
  | { readonly kind: 'weekly'; readonly minute: number; readonly weekdays: readonly number[] };

export interface DemoLottery {
  readonly group: 'fast' | 'province';
  readonly code: string;
  readonly family: LotteryFamily;
  readonly names: TextByLanguage;
  readonly schedule: DrawSchedule;
  /** Seconds before the draw at which betting closes. */
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

/** All demo lotteries, with the data that their draws need. */
export const demoLotteries: readonly DemoLottery[] = [...fastLotteries, ...provinceLotteries].map(
  (lottery, position) => ({ ...lottery, position }),
);
