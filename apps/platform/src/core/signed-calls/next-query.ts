import { minutes, seconds } from '../clock/durations.ts';

const shortestDelay = seconds(20);
const longestDelay = minutes(30);

/**
 * Returns the next time at which to ask an outside service about a case that it has not decided. The delay grows with
 * the age of the case, from 20 seconds to 30 minutes. The service calls back with its decision, so this query only
 * replaces a callback that was lost.
 */
export const getNextQueryTime = (createdAt: Date, now: Date): Date => {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 4, shortestDelay), longestDelay));
};
