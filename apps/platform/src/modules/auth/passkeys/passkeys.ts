import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { passkeyAddedMessage, type TransactionRunner } from '../../notifications/index.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Challenges } from '../../../core/passkeys/challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import { type Member, members } from '../../members/index.ts';
import { passkeys } from './passkeys.tables.ts';

/** Maximum number of passkeys of a member. */
const maxPasskeys = 10;

const invalid = (): never => {
  throw new GatewayError(ErrorCode.PasskeyInvalid);
};

/** Replaces every verification error by the same GatewayError, because the reason would only help an attacker. */
const orInvalid = <Result>(verifying: Promise<Result>): Promise<Result> => verifying.catch(invalid);

interface PasskeyResponse {
  readonly challengeId: string;
  readonly response: Readonly<Record<string, unknown>>;
}

/** Creates the query of a member's passkeys, which several other functions use. */
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

/** Creates the functions that add a passkey to a member's account. */
const createPasskeyRegistration = (
  clock: Clock,
  challenges: Challenges,
  withNotifications: TransactionRunner,
  { listPasskeys }: ReturnType<typeof createPasskeyQueries>,
) => {
  return {
    registration: async ({ memberId, username }: Session, merchant: Merchant, { rpId }: RelyingParty) => {
      const existingPasskeys = await listPasskeys(memberId);
      if (existingPasskeys.length >= maxPasskeys) throw new GatewayError(ErrorCode.PasskeyLimitReached);
      const options = await generateRegistrationOptions({
        rpName: merchant.name,
        rpID: rpId,
        userID: new TextEncoder().encode(memberId),
        userName: username,
        attestationType: 'none',
        excludeCredentials: existingPasskeys.map(({ id, transports }) => ({
          id,
          transports: transports as AuthenticatorTransport[],
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return {
        challengeId: await challenges.issue(`make/${memberId}`, options.challenge),
        options: options as unknown as Record<string, unknown>,
      };
    },

    add: async (
      { memberId, merchant }: Session,
      { origin, rpId }: RelyingParty,
      { challengeId, response }: PasskeyResponse,
      name: string,
    ) => {
      const expectedChallenge = (await challenges.redeem(`make/${memberId}`, challengeId)) ?? invalid();
      const { verified, registrationInfo } = await orInvalid(
        verifyRegistrationResponse({
          response: response as unknown as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
        }),
      );
      if (!verified || !registrationInfo) return invalid();
      const { credential, credentialBackedUp } = registrationInfo;
      const newPasskey = {
        id: credential.id,
        memberId,
        merchant,
        rpId,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
        isSynced: credentialBackedUp,
        createdAt: clock.now(),
      };
      return withNotifications(async (tx, notify) => {
        const [row] = await tx.insert(passkeys).values(newPasskey).onConflictDoNothing().returning();
        if (!row) return invalid();
        await notify.inboxMessage(passkeyAddedMessage({ memberId, merchant }, row.id, name));
        return row;
      });
    },
  };
};

/** Creates the function that verifies the response of a browser to a challenge, and returns the member of the passkey. */
const createAssertionCheck =
  (db: Database, clock: Clock, challenges: Challenges) =>
  async (
    purpose: string,
    merchant: string,
    { origin, rpId }: RelyingParty,
    { challengeId, response }: PasskeyResponse,
  ): Promise<Member> => {
    const expectedChallenge = (await challenges.redeem(purpose, challengeId)) ?? invalid();
    const assertion = response as unknown as AuthenticationResponseJSON;
    const [match] = await db
      .select({ passkey: passkeys, member: members })
      .from(passkeys)
      .innerJoin(members, eq(members.id, passkeys.memberId))
      .where(and(eq(passkeys.id, String(assertion.id)), eq(passkeys.merchant, merchant), eq(passkeys.rpId, rpId)));
    if (!match || match.member.isDisabled) return invalid();
    const { passkey, member } = match;
    const credential = {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    };
    const { verified, authenticationInfo } = await orInvalid(
      verifyAuthenticationResponse({
        response: assertion,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        credential,
      }),
    );
    if (!verified) return invalid();
    await db
      .update(passkeys)
      .set({
        counter: authenticationInfo.newCounter,
        isSynced: authenticationInfo.credentialBackedUp,
        lastUsedAt: clock.now(),
      })
      .where(eq(passkeys.id, passkey.id));
    return member;
  };

/** Creates the functions with which a member logs in, or proves the identity, with a passkey. */
const createPasskeyLogin = (
  db: Database,
  clock: Clock,
  challenges: Challenges,
  { listPasskeys }: ReturnType<typeof createPasskeyQueries>,
) => {
  const verifyAssertion = createAssertionCheck(db, clock, challenges);
  return {
    /**
     * Starts a log-in without a user name. The browser then offers the passkeys that it has for the host of the page.
     */
    logIn: async (merchant: Merchant, { rpId }: RelyingParty) => {
      const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
      return {
        challengeId: await challenges.issue(`open/${merchant.code}`, options.challenge),
        options: options as unknown as Record<string, unknown>,
      };
    },

    /** Verifies the response of the browser. Returns the member to whom the passkey belongs. */
    verify: (merchant: Merchant, relyingParty: RelyingParty, response: PasskeyResponse): Promise<Member> =>
      verifyAssertion(`open/${merchant.code}`, merchant.code, relyingParty, response),

    /** Starts a proof of identity. The browser offers only the passkeys of this member. */
    proofOptions: async ({ memberId }: Session, { rpId }: RelyingParty) => {
      const own = (await listPasskeys(memberId)).filter((passkey) => passkey.rpId === rpId);
      const options = await generateAuthenticationOptions({
        rpID: rpId,
        userVerification: 'required',
        allowCredentials: own.map(({ id, transports }) => ({
          id,
          transports: transports as AuthenticatorTransport[],
        })),
      });
      return {
        challengeId: await challenges.issue(`prove/${memberId}`, options.challenge),
        options: options as unknown as Record<string, unknown>,
      };
    },

    /** Throws a GatewayError when the response is not from a passkey of this member. */
    verifyProof: async (
      { memberId, merchant }: Session,
      relyingParty: RelyingParty,
      response: PasskeyResponse,
    ): Promise<void> => {
      const member = await verifyAssertion(`prove/${memberId}`, merchant, relyingParty, response);
      if (member.id !== memberId) invalid();
    },
  };
};

export const createPasskeys = (
  db: Database,
  clock: Clock,
  challenges: Challenges,
  withNotifications: TransactionRunner,
) => {
  const passkeyQueries = createPasskeyQueries(db);
  return {
    ...createPasskeyList(db, withNotifications, passkeyQueries),
    ...createPasskeyRegistration(clock, challenges, withNotifications, passkeyQueries),
    ...createPasskeyLogin(db, clock, challenges, passkeyQueries),
  };
};
export type Passkeys = ReturnType<typeof createPasskeys>;
