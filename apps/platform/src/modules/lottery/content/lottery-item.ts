import type { LotteryMode } from '@livery/contract/lottery';
import { lotteryFamilies, type LotteryFamily } from '@livery/contract/lottery/families';
import { methodsByFamily } from '@livery/lottery-rules/methods';
import { computeRtp } from '@livery/lottery-rules/returns';
import type { Merchant } from '@livery/merchant/merchant.schema';
import * as z from 'zod';
import type { ItemProblem } from '../../../core/content/content-kind.ts';
import { amountSchema, createTitleSchema } from '../../../core/content/content-schemas.ts';
import { computeBoardPrices, guestSeries } from '../bets/board-prices.ts';
import type { DrawSchedule } from '../lottery.tables.ts';
import { categoryByMode } from './lottery-vendors.ts';

const secondsOfDay = 86_400;
/**
 * Minimum seconds between two draws. The gateway needs some seconds to close an issue, draw its result and settle its
 * bets.
 */
const minInterval = 30;
/**
 * Minimum seconds between the end of betting and the draw. The randomness beacon (a public source of random values)
 * must publish the value for the draw in this time.
 */
const minClosing = 5;

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const scheduleSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('interval'),
    seconds: z
      .int()
      .min(minInterval)
      .max(secondsOfDay)
      .refine(
        (seconds) => secondsOfDay % seconds === 0,
        'must divide a day (86400), so that all days have the same draws',
      ),
  }),
  z.strictObject({
    kind: z.literal('weekly'),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "18:30", in UTC+7'),
    weekdays: z
      .array(z.enum(weekdays))
      .min(1)
      .refine((days) => new Set(days).size === days.length, 'must not contain a day twice'),
  }),
]);

const modes = ['LOTT', 'ELOTT', 'SEA'] as const satisfies readonly LotteryMode[];

/**
 * Default theme of the game image that a demonstration generates. `defaultColour` is the default colour of the tile
 * of a game without an image.
 */
const defaultTheme = 'lottery';
const defaultColour = '#2a2440';

const createGameSchema = (brand: Merchant) =>
  z.strictObject({
    mode: z.enum(modes),
    /** Id of the game in the catalogue. Links and favourites contain it. */
    id: z
      .string()
      .regex(/^[\w-]{1,60}$/, 'must be letters, digits, _ and -')
      .optional(),
    gameCode: z
      .string()
      .regex(/^[\w-]{1,60}$/, 'must be letters, digits, _ and -')
      .optional(),
    names: createTitleSchema(brand).optional(),
    theme: z.string().max(60).default(defaultTheme),
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#2a2440"')
      .default(defaultColour),
    // Files of earlier versions contain these fields. The gateway itself now computes their values.
    minBet: amountSchema.optional(),
    isHot: z.boolean().optional(),
    isNew: z.boolean().optional(),
  });

/**
 * Returns the default id of the game of a lottery in a mode, for a file that contains no id. No game of a vendor has
 * an id of this form.
 */
const toGameId = (code: string, mode: LotteryMode): string => `lottery-${code}-${mode}`;

export const createLotterySchema = (brand: Merchant) =>
  z
    .strictObject({
      code: z.string().regex(/^[A-Z][A-Z0-9_]{1,19}$/, 'must be capital letters, digits and _, 20 characters at most'),
      family: z.enum(lotteryFamilies),
      names: createTitleSchema(brand),
      schedule: scheduleSchema,
      closesBefore: z.int().min(minClosing).max(3600),
      games: z.array(createGameSchema(brand)).min(1).max(modes.length),
    })
    .transform(({ games, ...lottery }) => ({
      ...lottery,
      // The file may list the games in any order. They are sorted by mode, so that another order is not a change.
      games: modes.flatMap((mode) =>
        games
          .filter((game) => game.mode === mode)
          .map(({ minBet: _minBet, isHot: _isHot, isNew: _isNew, ...game }) => {
            const id = game.id ?? toGameId(lottery.code, mode);
            return { ...game, id, gameCode: game.gameCode ?? id, names: game.names ?? lottery.names };
          }),
      ),
    }));

/** Lottery in the format of a content file, with the games in which members of a brand can bet on it. */
export type LotteryItem = z.infer<ReturnType<typeof createLotterySchema>>;

const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const toTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

export const toDrawSchedule = (schedule: LotteryItem['schedule']): DrawSchedule =>
  schedule.kind === 'interval'
    ? schedule
    : {
        kind: 'weekly',
        minute: toMinute(schedule.time),
        weekdays: schedule.weekdays.map((day) => weekdays.indexOf(day)).sort((one, other) => one - other),
      };

export const toScheduleItem = (schedule: DrawSchedule): LotteryItem['schedule'] =>
  schedule.kind === 'interval'
    ? schedule
    : {
        kind: 'weekly',
        time: toTime(schedule.minute),
        weekdays: weekdays.filter((_, day) => schedule.weekdays.includes(day)),
      };

/**
 * Returns the highest long-term payout of all bet methods of a lottery family in a mode, as a fraction of the stakes.
 * The payout is computed for a member with the highest series (payout level).
 */
const findHighestReturn = (family: LotteryFamily, mode: LotteryMode): number =>
  Math.max(
    ...methodsByFamily[family].flatMap((method) => computeRtp(method, computeBoardPrices(method, mode, guestSeries))),
  );

const findGameProblems = ({ code, family, games }: LotteryItem, brand: Merchant): ItemProblem[] =>
  games.flatMap(({ mode }, index) => {
    const toProblem = (reason: string): ItemProblem => ({ key: code, path: `games (${mode})`, reason });
    if (games.findIndex((game) => game.mode === mode) !== index) return [toProblem(`the mode ${mode} is there twice`)];
    const category = categoryByMode[mode];
    if (!brand.categories.includes(category))
      return [toProblem(`${mode} needs the category ${category}, which the brand ${brand.code} does not have`)];
    // In the mode LOTT, the prizes depend on the member's series (payout level). A bet method with fixed prizes is
    // therefore not possible in this mode.
    if (mode === 'LOTT' && methodsByFamily[family].some(({ isFixed }) => isFixed))
      return [toProblem(`${family} has fixed prizes, so it cannot have the mode LOTT: use SEA`)];
    const highest = findHighestReturn(family, mode);
    return highest < 1 ? [] : [toProblem(`bets would return ${(highest * 100).toFixed(2)} % of the stakes`)];
  });

const findScheduleProblems = ({ code, schedule, closesBefore }: LotteryItem): ItemProblem[] =>
  schedule.kind === 'interval' && closesBefore * 2 > schedule.seconds
    ? [
        {
          key: code,
          path: 'closesBefore',
          reason: `members could bet for less than half of the ${schedule.seconds} seconds between two draws`,
        },
      ]
    : [];

/** Finds problems of lotteries: draws that cannot take place, and games that cannot be offered. */
export const findLotteryProblems = (items: readonly LotteryItem[], brand: Merchant): ItemProblem[] => {
  const ids = items.flatMap(({ code, games }) => games.map(({ id, mode }) => ({ code, id, mode })));
  const duplicates = ids.filter((entry, index) => ids.findIndex(({ id }) => id === entry.id) !== index);
  return [
    ...items.flatMap((item) => [...findGameProblems(item, brand), ...findScheduleProblems(item)]),
    ...duplicates.map(({ code, id, mode }) => ({
      key: code,
      path: `games (${mode}).id`,
      reason: `another game has the id ${id}`,
    })),
  ];
};
