import { minutes, seconds } from '../clock/durations.ts';

const shortestDelay = seconds(20);
const longestDelay = minutes(30);

/**
 * Returns the next time to query an external service about an undecided case. The delay increases with the age of the
 * case, from 20 seconds to 30 minutes. The service normally sends a callback with its decision, so the query is only
 * needed if the callback was lost.
 */
export const getNextQueryTime = (createdAt: Date, now: Date): Date => {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 4, shortestDelay), longestDelay));
};
