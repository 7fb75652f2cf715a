import type { LotteryFamily } from '@livery/contract/lottery/families';
import { composeDemoText, type DemoText, demoText, demoTexts } from '../demo-text.ts';

const families = demoTexts('names.lotteries.families');
const paces = demoTexts('names.lotteries.paces');
/**
 * Names of the regions and provinces of Vietnam that have a lottery. The draw days of a name are at the same index in
 * `drawDays`. Therefore the names in `locales/EN.json` must have the order of `drawDays`. The demo lotteries draw at
 * the times of the real public draws.
 */
const provinces = demoTexts('names.lotteries.provinces');

interface Fast {
  readonly family: LotteryFamily;
  /** First part of the lottery's name, in each language: the name of the lottery family or of the region. */
  readonly word: DemoText;
  readonly code: string;
  readonly paces: readonly (keyof typeof paceMinutes)[];
}

const paceMinutes = { '1-minute': 1, '2-minutes': 2, '3-minutes': 3, '5-minutes': 5, '10-minutes': 10 } as const;

const often = ['1-minute', '3-minutes', '5-minutes'] as const;
const vietnamese = ['2-minutes', '5-minutes'] as const;

/** Lotteries that draw every few minutes, day and night. */
const fast: readonly Fast[] = [
  { family: 'SSC', word: families['five-digits'], code: 'SSC', paces: often },
  { family: 'PK10', word: families['racing-ten'], code: 'PK10', paces: often },
  { family: 'FAST3', word: families['fast-three'], code: 'FAST3', paces: often },
  { family: 'FOURD', word: families['4d'], code: 'FOURD', paces: ['5-minutes', '10-minutes'] },
  { family: 'VN_NORTH', word: provinces['northern-vietnam'], code: 'VNN', paces: vietnamese },
  { family: 'VN_SOUTH', word: provinces['ho-chi-minh-city'], code: 'VNS', paces: vietnamese },
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
 * centre. `index` is the position of the province in `provinces`.
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
  readonly names: DemoText;
  readonly schedule: DrawSchedule;
  /** Number of seconds between the end of betting and the draw. */
  readonly closesBefore: number;
  readonly position: number;
}

const fastLotteries = fast.flatMap(({ family, word, code, paces: offered }) =>
  offered.map((pace): Omit<DemoLottery, 'position'> => {
    const minutes = paceMinutes[pace];
    const schedule: DrawSchedule = { kind: 'interval', seconds: 60 * minutes };
    return {
      group: 'fast',
      code: `${code}_${minutes}M`,
      family,
      names: composeDemoText(demoText('names.lotteries.pattern'), { lottery: word, variant: paces[pace] }),
      schedule,
      closesBefore: minutes === 1 ? 5 : 10,
    };
  }),
);

const provinceLotteries = Object.values(provinces).map((names, index): Omit<DemoLottery, 'position'> => {
  const schedule: DrawSchedule = {
    kind: 'weekly',
    minute: drawMinute(index),
    weekdays: drawDays[index] as readonly number[],
  };
  return {
    group: 'province',
    code: `VN_${String(index).padStart(2, '0')}`,
    family: index === 0 ? 'VN_NORTH' : 'VN_SOUTH',
    names,
    schedule,
    closesBefore: 600,
  };
});

/** All demo lotteries, with the data that their draws need. */
export const demoLotteries: readonly DemoLottery[] = [...fastLotteries, ...provinceLotteries].map(
  (lottery, position) => ({ ...lottery, position }),
);
