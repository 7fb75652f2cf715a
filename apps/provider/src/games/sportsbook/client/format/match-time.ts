import { getDateLocale, getLocale, hasDateNames } from '../../../../client/format/get-locale.ts';
import { ltr } from '../../../../client/text/ltr.ts';
import type { MatchView } from '../../matches/match-view.ts';
import type { SportsbookContext } from '../sportsbook-context.ts';
import { getSportFamily } from './names.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Creates the functions that format match times in the time zone of the device, like the platform's home page. Their
 * parameter `now` is server time in epoch milliseconds.
 */
export const createTimes = ({ t, language }: Pick<SportsbookContext, 't' | 'language'>) => {
  const locale = getLocale(language);
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = hasDateNames(language)
    ? new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' })
    : new Intl.DateTimeFormat(getDateLocale(language), { day: '2-digit', month: '2-digit' });
  // Always uses the English date format, because Arabic date formats contain direction marks that reorder the numbers.
  const dateTime = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' });
  const calendarDay = new Intl.DateTimeFormat('en-GB');
  const sameDay = (one: number, other: number): boolean => calendarDay.format(one) === calendarDay.format(other);

  const formatDay = (at: number, now: number): string => {
    if (sameDay(at, now)) return t('today');
    return sameDay(at, now + dayMs) ? t('tomorrow') : day.format(at);
  };

  const begins = (at: number, now: number): string => {
    const minutes = Math.ceil((at - now) / minuteMs);
    if (minutes <= 0) return t('starting');
    return minutes < 60 ? t('inMinutes', { count: minutes }) : ltr(clock.format(at));
  };

  const played = ({ clock: { period, minute, isBreak }, status }: MatchView, sport: string): string => {
    if (status === 'ended') return t('ended');
    if (status === 'postponed') return t('postponed');
    const family = getSportFamily(sport);
    if (isBreak) return family === 'goals' ? t('halfTime') : t('break');
    if (family === 'goals') return ltr(`${minute ?? 0}'`);
    if (family === 'points')
      return period > 4 ? t('overtime') : `${t('quarter', { number: period })} ${ltr(`${minute ?? 0}'`)}`;
    return t(family === 'maps' ? 'map' : 'set', { number: period });
  };

  return {
    begins,
    played,
    hour: (at: number) => ltr(clock.format(at)),
    day: formatDay,
    /**
     * Returns the short name of the time zone at a time in epoch milliseconds, e.g. `GMT+8`. The name can change during
     * the year, because of daylight saving time.
     */
    zone: (at: number) => zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '',
    dateTime: (at: number) => ltr(dateTime.format(at)),
  };
};
export type Times = ReturnType<typeof createTimes>;
