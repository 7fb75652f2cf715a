import type { TeamDay } from '@livery/api/agents/team';
import type { DateRange } from '@livery/kit/date-range';

const dayMs = 86_400_000;
const none = '0.00';
const emptyDay = {
  bet: none,
  prize: none,
  bonus: none,
  rebate: none,
  profit: none,
  deposit: none,
  withdrawal: none,
  salary: none,
  dividend: none,
  betMembers: 0,
  activeMembers: 0,
  loginMembers: 0,
  registerMembers: 0,
} as const;

/** Returns all days of a range, oldest first. The gateway omits days without activity, so these days get zeros. */
export const fillMissingDays = (list: readonly TeamDay[], { startDate, endDate }: DateRange): TeamDay[] => {
  const daysByDate = new Map(list.map((day) => [day.date, day]));
  const count = Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const date = new Date(Date.parse(startDate) + index * dayMs).toISOString().slice(0, 10);
    return daysByDate.get(date) ?? { date, ...emptyDay };
  });
};
