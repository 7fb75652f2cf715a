import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { loginFailures } from './login.tables.ts';
import type { Caller } from '../../../core/http/calls/request-context.ts';

/**
 * Milliseconds for which failed log-ins are stored: `memberLife` for the name of a member, and `strangerLife` for a
 * name without a member.
 */
const [memberLife, strangerLife] = [days(90), days(1)];

/**
 * Records a log-in with a wrong password in the history of the member, so that the member sees attempts by other
 * people. `memberId` is null for a name without a member. The same SQL statements run in this case, so that the
 * response time does not reveal whether the name exists.
 */
export const recordFailedLogin = async (
  db: Database,
  clock: Clock,
  memberId: string | null,
  { address, userAgent }: Caller,
): Promise<void> => {
  const at = clock.now();
  const isSame = memberId === null ? isNull(loginFailures.memberId) : eq(loginFailures.memberId, memberId);
  const life = memberId === null ? strangerLife : memberLife;
  await db.delete(loginFailures).where(and(isSame, lt(loginFailures.at, new Date(at.getTime() - life))));
  await db.insert(loginFailures).values({ id: randomUUID(), memberId, address, userAgent, at });
};
