import type { LotteryIssue } from '@livery/contract/lottery';
import { days, hours, minutes, seconds } from '../../../core/clock/durations.ts';
import type { DrawSchedule, lotteries } from '../lottery.tables.ts';

export type Lottery = typeof lotteries.$inferSelect;

/** Number and times of an issue (numbered draw). */
export interface IssueTimes {
  readonly numero: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
}

/**
 * Difference between Vietnam time and UTC in milliseconds. Vietnam has no daylight saving time. All lotteries use
 * Vietnam time for the days and numbers of their draws.
 */
const zone = hours(7);

const dayNumber = (instant: number): number => Math.floor((instant + zone) / days(1));
const dayName = (day: number): string => new Date(day * days(1)).toISOString().slice(0, 10).replaceAll('-', '');
/**
 * Returns the weekday of a day number: 0 for Monday, 6 for Sunday. Day number 0 is 1 January 1970, which was a
 * Thursday.
 */
const getWeekday = (day: number): number => (day + 3) % 7;

interface Draw {
  readonly numero: string;
  readonly at: number;
}

/** Returns the last draw at or before a given time, and the first draw after this time, in this order. */
const around = (schedule: DrawSchedule, instant: number): readonly [Draw, Draw] => {
  if (schedule.kind === 'interval') {
    const every = seconds(schedule.seconds);
    const index = Math.floor((instant + zone) / every);
    return [nthDraw(index, every), nthDraw(index + 1, every)];
  }
  const getDrawOn = (day: number): Draw => ({
    numero: dayName(day),
    at: day * days(1) - zone + minutes(schedule.minute),
  });
  const find = (from: number, step: 1 | -1, fits: (draw: Draw) => boolean): Draw => {
    for (let day = from; ; day += step)
      if (schedule.weekdays.includes(getWeekday(day)) && fits(getDrawOn(day))) return getDrawOn(day);
  };
  const today = dayNumber(instant);
  return [find(today, -1, ({ at }) => at <= instant), find(today, 1, ({ at }) => at > instant)];
};

/**
 * Returns a draw of a lottery with regular intervals. `index` counts the intervals since 1970, and `every` is the
 * interval in milliseconds. The draws of a day are numbered from 1. A draw at midnight is the last draw of the previous
 * day.
 */
const nthDraw = (index: number, every: number): Draw => {
  const day = Math.ceil((index * every) / days(1)) - 1;
  const nth = index - (day * days(1)) / every;
  return { numero: dayName(day) + String(nth).padStart(4, '0'), at: index * every - zone };
};

const toIssueTimes = ({ schedule, closesBefore }: Lottery, draw: Draw): IssueTimes => {
  const closing = seconds(closesBefore);
  const [previous] = around(schedule, draw.at - 1);
  // An issue opens when the previous issue closes, not when the previous result is drawn. Exactly one issue therefore
  // accepts bets at any time.
  return {
    numero: draw.numero,
    opensAt: new Date(previous.at - closing),
    closesAt: new Date(draw.at - closing),
    drawsAt: new Date(draw.at),
  };
};

/**
 * Lists the issues (numbered draws) of a lottery in ascending order. The first one is the issue that accepts bets at
 * the given time.
 */
export const listIssuesFrom = (lottery: Lottery, instant: Date, count: number): IssueTimes[] => {
  const issues: IssueTimes[] = [];
  let from = instant.getTime() + seconds(lottery.closesBefore);
  while (issues.length < count) {
    const [, next] = around(lottery.schedule, from);
    issues.push(toIssueTimes(lottery, next));
    from = next.at;
  }
  return issues;
};

export const currentIssue = (lottery: Lottery, instant: Date): IssueTimes =>
  listIssuesFrom(lottery, instant, 1)[0] as IssueTimes;

/** Lists the issues (numbered draws) of a lottery that were drawn at or before a given time, the latest first. */
export const listIssuesBefore = (lottery: Lottery, instant: Date, count: number): IssueTimes[] => {
  const issues: IssueTimes[] = [];
  let before = instant.getTime();
  while (issues.length < count) {
    const [last] = around(lottery.schedule, before);
    issues.push(toIssueTimes(lottery, last));
    before = last.at - 1;
  }
  return issues;
};

export const toIssueView = ({ numero, opensAt, closesAt, drawsAt }: IssueTimes): LotteryIssue => ({
  numero,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  drawsAt: drawsAt.toISOString(),
});
