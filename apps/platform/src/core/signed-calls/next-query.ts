import { minutes, seconds } from '../clock/durations.ts';

const shortestDelay = seconds(20);
const longestDelay = minutes(30);

/**
 * Returns the time of the next query to an external service about a case that the service has not decided yet, such as
 * a withdrawal. The service normally sends its decision in a callback. The query is only needed if the callback was
 * lost. The delay increases with the age of the case, from 20 seconds to 30 minutes.
 */
export const getNextQueryTime = (createdAt: Date, now: Date): Date => {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 4, shortestDelay), longestDelay));
};
