import { ErrorCode } from '@livery/contract/errors';
import { isNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { memberProfiles } from '../../../tables.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Session } from '../../../core/http/session.ts';

type Details = Partial<Omit<typeof memberProfiles.$inferInsert, 'memberId' | 'merchant'>>;

/** Writes details of a member, whose row is made with the first of them. */
export const saveProfile = async (db: Database, { memberId, merchant }: Session, details: Details): Promise<void> => {
  await db
    .insert(memberProfiles)
    .values({ memberId, merchant, ...details })
    .onConflictDoUpdate({ target: memberProfiles.memberId, set: details });
};

/** Sets the payee name where there is none. Of two attempts at once one wins: the database decides, not a look before. */
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
