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
import type { Challenges } from './challenges.ts';
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
const createPasskeyList = (db: Database, { listPasskeys }: ReturnType<typeof createPasskeyQueries>) => {
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

    remove: async (memberId: string, id: string): Promise<void> => {
      const removed = await db.delete(passkeys).where(whereOwned(memberId, id)).returning({ id: passkeys.id });
      if (removed.length === 0) throw new GatewayError(ErrorCode.NotFound);
    },
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

/** Creates the functions that log in a member with a passkey. */
const createPasskeyLogin = (db: Database, clock: Clock, challenges: Challenges) => {
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
    verify: async (
      merchant: Merchant,
      { origin, rpId }: RelyingParty,
      { challengeId, response }: PasskeyResponse,
    ): Promise<Member> => {
      const expectedChallenge = (await challenges.redeem(`open/${merchant.code}`, challengeId)) ?? invalid();
      const assertion = response as unknown as AuthenticationResponseJSON;
      const [match] = await db
        .select({ passkey: passkeys, member: members })
        .from(passkeys)
        .innerJoin(members, eq(members.id, passkeys.memberId))
        .where(
          and(eq(passkeys.id, String(assertion.id)), eq(passkeys.merchant, merchant.code), eq(passkeys.rpId, rpId)),
        );
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
    ...createPasskeyList(db, passkeyQueries),
    ...createPasskeyRegistration(clock, challenges, withNotifications, passkeyQueries),
    ...createPasskeyLogin(db, clock, challenges),
  };
};
export type Passkeys = ReturnType<typeof createPasskeys>;
