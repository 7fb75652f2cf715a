import { ErrorCode } from '@livery/contract/errors';
import { isNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import { memberProfiles } from '../../members/index.ts';

type Details = Partial<Omit<typeof memberProfiles.$inferInsert, 'memberId' | 'merchant'>>;

/** Saves details of the profile of a member. The first call for a member inserts the profile. */
export const saveProfile = async (db: Database, { memberId, merchant }: Session, details: Details): Promise<void> => {
  await db
    .insert(memberProfiles)
    .values({ memberId, merchant, ...details })
    .onConflictDoUpdate({ target: memberProfiles.memberId, set: details });
};

/**
 * Sets the payee name of a member who has no payee name. The SQL statement itself checks that there is no name, so that
 * only one of two concurrent calls sets it. After a separate query, both calls could find no name and write one.
 */
export const setPayeeNameIfUnset = async (
  db: Database,
  { memberId, merchant }: Session,
  payeeName: string,
): Promise<void> => {
  const written = await db
    .insert(memberProfiles)
    .values({ memberId, merchant, payeeName })
    .onConflictDoUpdate({
      target: memberProfiles.memberId,
      set: { payeeName },
      setWhere: isNull(memberProfiles.payeeName),
    })
    .returning({ memberId: memberProfiles.memberId });
  if (written.length === 0) throw new GatewayError(ErrorCode.PayeeNameSet);
};
