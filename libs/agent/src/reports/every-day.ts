import type { TeamDay } from '@livery/api/team';
import type { Range } from '@livery/kit/day-range';

const dayMs = 86_400_000;
const none = '0.00';
const quiet = { bet: none, prize: none, bonus: none, rebate: none, profit: none, deposit: none, withdrawal: none, salary: none, dividend: none, betMembers: 0, activeMembers: 0, loginMembers: 0, registerMembers: 0 } as const;

/** Every day of a range, the oldest first; the gateway lists those on which anything happened. */
export const everyDay = (list: readonly TeamDay[], { startDate, endDate }: Range): TeamDay[] => {
  const known = new Map(list.map((day) => [day.date, day]));
  const count = Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => {
    const date = new Date(Date.parse(startDate) + place * dayMs).toISOString().slice(0, 10);
    return known.get(date) ?? { date, ...quiet };
  });
};
