import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { loginFailures } from './login.tables.ts';
import type { Caller } from '../../../core/http/request-context.ts';

/**
 * Records a log-in with a wrong password in the log-in history of the member, so that the member sees attempts by other
 * people.
 */
export const recordFailedLogin = async (
  db: Database,
  clock: Clock,
  memberId: string,
  { address, userAgent }: Caller,
): Promise<void> => {
  const at = clock.now();
  await db
    .delete(loginFailures)
    .where(and(eq(loginFailures.memberId, memberId), lt(loginFailures.at, new Date(at.getTime() - days(90)))));
  await db.insert(loginFailures).values({ id: randomUUID(), memberId, address, userAgent, at });
};
