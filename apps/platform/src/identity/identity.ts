import { ErrorCode } from '@livery/contract/errors';
import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { identityChecks } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Happen } from '../happenings/happen.ts';
import { identityDecided } from '../messages/letters.ts';
import type { Session } from '../session/session.ts';
import type { Uploads } from '../uploads/uploads.ts';

/** After so long the demo's desk decides. */
const deskTakes = seconds(30);

type Check = typeof identityChecks.$inferSelect;
type Pictures = Pick<Check, 'front' | 'back' | 'selfie'>;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
  readonly happen: Happen;
}

export const createIdentity = ({ db, clock, uploads, happen }: Needs) => {
  /** The demo's desk looks at one thing alone: whether three different pictures were sent. */
  const decide = async ({ memberId, merchant, front, back, selfie, submittedAt }: Check): Promise<void> => {
    const areThree = new Set(await uploads.digests([front, back, selfie])).size === 3;
    const state = areThree ? 'verified' : 'rejected';
    await happen(async (tx, tell) => {
      const decided = await tx
        .update(identityChecks)
        .set({ state, reason: areThree ? null : 'sameSide', decidedAt: clock.now() })
        .where(
          and(
            eq(identityChecks.memberId, memberId),
            eq(identityChecks.state, 'pending'),
            eq(identityChecks.submittedAt, submittedAt),
          ),
        )
        .returning({ memberId: identityChecks.memberId });
      if (decided.length > 0)
        await tell.letter(identityDecided({ memberId, merchant }, state, submittedAt.toISOString()));
    });
  };

  const decideWaiting = async (): Promise<void> => {
    const waiting = await db
      .select()
      .from(identityChecks)
      .where(
        and(
          eq(identityChecks.state, 'pending'),
          lte(identityChecks.submittedAt, new Date(clock.now().getTime() - deskTakes)),
        ),
      );
    for (const check of waiting) await decide(check);
  };

  const find = async (memberId: string): Promise<Check | undefined> => {
    await decideWaiting();
    return (await db.select().from(identityChecks).where(eq(identityChecks.memberId, memberId)))[0];
  };

  return {
    deskTakes,
    decideWaiting,
    find,

    /** A check that is under way, or was passed, is left as it is. */
    submit: async ({ memberId, merchant }: Session, pictures: Pictures): Promise<Check> => {
      const known = await find(memberId);
      if (known && known.state !== 'rejected') return known;
      if (!(await uploads.areOf(memberId, 'identity', [pictures.front, pictures.back, pictures.selfie])))
        throw new GatewayError(ErrorCode.NotFound);
      const row = { ...pictures, state: 'pending' as const, reason: null, submittedAt: clock.now(), decidedAt: null };
      const [written] = await db
        .insert(identityChecks)
        .values({ memberId, merchant, ...row })
        .onConflictDoUpdate({ target: identityChecks.memberId, set: row })
        .returning();
      return written!;
    },
  };
};
export type IdentityDesk = ReturnType<typeof createIdentity>;
