import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { passkeyAddedMessage, type TransactionRunner } from '../../notifications/index.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import {
  type PasskeyCeremonies,
  type PasskeyResponse,
  throwInvalidPasskey,
} from '../../../core/passkeys/ceremonies.ts';
import type { RelyingParty } from '../../../core/passkeys/relying-party.ts';
import { type Member, members } from '../../members/index.ts';
import { passkeys } from './passkeys.tables.ts';

/** Creates the database query that lists a member's passkeys. Several functions use this query. */
const createPasskeyQueries = (db: Database) => {
  const listPasskeys = (memberId: string) =>
    db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(asc(passkeys.createdAt));
  return { listPasskeys };
};

/** Creates the functions with which a member lists, renames and removes passkeys. */
const createPasskeyList = (
  db: Database,
  withNotifications: TransactionRunner,
  { listPasskeys }: ReturnType<typeof createPasskeyQueries>,
) => {
  const whereOwned = (memberId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.memberId, memberId));
  return {
    list: listPasskeys,

    rename: async (memberId: string, id: string, name: string): Promise<void> => {
      const renamed = await db
        .update(passkeys)
        .set({ name })
        .where(whereOwned(memberId, id))
        .returning({ id: passkeys.id });
      if (renamed.length === 0) throw new GatewayError(ErrorCode.NotFound);
    },

    remove: ({ memberId, merchant }: Session, id: string): Promise<void> =>
      withNotifications(async (tx, notify) => {
        const removed = await tx.delete(passkeys).where(whereOwned(memberId, id)).returning({ id: passkeys.id });
        if (removed.length === 0) throw new GatewayError(ErrorCode.NotFound);
        await notify.securityAlert({ memberId, merchant, change: 'passkeyRemoved' });
      }),
  };
};

/**
 * Purpose of the challenge with which a member adds a passkey. A challenge is a one-time random text that the browser
 * returns with its response. A challenge is valid for one purpose only.
 */
const toRegistrationPurpose = (memberId: string): string => `make/${memberId}`;
/** Purpose of the challenge with which a logged-in member confirms the identity again. */
const toProofPurpose = (memberId: string): string => `prove/${memberId}`;
/** Purpose of the challenge with which a visitor logs in at a brand. */
const toLoginPurpose = ({ code }: Merchant): string => `open/${code}`;

/** Creates the functions that add a passkey to a member's account. */
const createPasskeyRegistration = (
  clock: Clock,
  ceremonies: PasskeyCeremonies,
  withNotifications: TransactionRunner,
  { listPasskeys }: ReturnType<typeof createPasskeyQueries>,
) => ({
  registration: async ({ memberId, username }: Session, merchant: Merchant, relyingParty: RelyingParty) =>
    ceremonies.startRegistration({
      purpose: toRegistrationPurpose(memberId),
      relyingParty,
      siteName: merchant.name,
      user: { id: memberId, name: username },
      existing: await listPasskeys(memberId),
    }),

  add: async ({ memberId, merchant }: Session, relyingParty: RelyingParty, response: PasskeyResponse, name: string) => {
    const created = await ceremonies.verifyRegistration(toRegistrationPurpose(memberId), relyingParty, response);
    const newPasskey = { ...created, memberId, merchant, rpId: relyingParty.rpId, name, createdAt: clock.now() };
    return withNotifications(async (tx, notify) => {
      const [row] = await tx.insert(passkeys).values(newPasskey).onConflictDoNothing().returning();
      if (!row) return throwInvalidPasskey();
      await notify.inboxMessage(passkeyAddedMessage({ memberId, merchant }, row.id, name));
      return row;
    });
  },
});

/**
 * Creates the function that verifies the response of a browser to a challenge. The created function returns the
 * member of the passkey.
 */
const createAssertionCheck =
  (db: Database, clock: Clock, ceremonies: PasskeyCeremonies) =>
  async (purpose: string, merchant: string, relyingParty: RelyingParty, response: PasskeyResponse): Promise<Member> => {
    const { passkey, used } = await ceremonies.verifyAssertion(purpose, relyingParty, response, async (id) => {
      const [match] = await db
        .select({ passkey: passkeys, member: members })
        .from(passkeys)
        .innerJoin(members, eq(members.id, passkeys.memberId))
        .where(and(eq(passkeys.id, id), eq(passkeys.merchant, merchant), eq(passkeys.rpId, relyingParty.rpId)));
      return match && !match.member.isDisabled ? { ...match.passkey, member: match.member } : undefined;
    });
    await db
      .update(passkeys)
      .set({ ...used, lastUsedAt: clock.now() })
      .where(eq(passkeys.id, passkey.id));
    return passkey.member;
  };

/** Creates the functions with which a member uses a passkey to log in or to prove the identity again. */
const createPasskeyLogin = (
  db: Database,
  clock: Clock,
  ceremonies: PasskeyCeremonies,
  { listPasskeys }: ReturnType<typeof createPasskeyQueries>,
) => {
  const verifyAssertion = createAssertionCheck(db, clock, ceremonies);
  return {
    /**
     * Starts a log-in without a user name. The browser then offers all passkeys that it has stored for the page's host.
     */
    logIn: (merchant: Merchant, { rpId }: RelyingParty) => ceremonies.startAssertion(toLoginPurpose(merchant), rpId),

    /**
     * Verifies the response of the browser and returns the member who owns the passkey. Throws a GatewayError if the
     * response is invalid.
     */
    verify: (merchant: Merchant, relyingParty: RelyingParty, response: PasskeyResponse): Promise<Member> =>
      verifyAssertion(toLoginPurpose(merchant), merchant.code, relyingParty, response),

    /**
     * Starts a new proof of identity by a logged-in member. The browser offers only the member's passkeys for the
     * host name `rpId`.
     */
    proofOptions: async ({ memberId }: Session, { rpId }: RelyingParty) => {
      const own = (await listPasskeys(memberId)).filter((passkey) => passkey.rpId === rpId);
      return ceremonies.startAssertion(toProofPurpose(memberId), rpId, own);
    },

    /** Throws a GatewayError when the response is not from a passkey of this member. */
    verifyProof: async (
      { memberId, merchant }: Session,
      relyingParty: RelyingParty,
      response: PasskeyResponse,
    ): Promise<void> => {
      const member = await verifyAssertion(toProofPurpose(memberId), merchant, relyingParty, response);
      if (member.id !== memberId) throwInvalidPasskey();
    },
  };
};

export const createPasskeys = (
  db: Database,
  clock: Clock,
  ceremonies: PasskeyCeremonies,
  withNotifications: TransactionRunner,
) => {
  const passkeyQueries = createPasskeyQueries(db);
  return {
    ...createPasskeyList(db, withNotifications, passkeyQueries),
    ...createPasskeyRegistration(clock, ceremonies, withNotifications, passkeyQueries),
    ...createPasskeyLogin(db, clock, ceremonies, passkeyQueries),
  };
};
export type Passkeys = ReturnType<typeof createPasskeys>;
