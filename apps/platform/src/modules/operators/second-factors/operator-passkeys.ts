import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Challenges } from '../../../core/passkeys/challenges.ts';
import { operatorPasskeys, operatorTotp } from './second-factors.tables.ts';

/** Maximum number of passkeys of an operator. */
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

interface PasskeyDeps {
  readonly clock: Clock;
  readonly challenges: Challenges;
  /** Returns the origin of the console. A passkey is valid only there. */
  readonly getOrigin: () => string;
}

const loginPurpose = 'operator-login';

const toDescriptor = ({ id, transports }: typeof operatorPasskeys.$inferSelect) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

export const listOperatorPasskeys = (db: Database, operatorId: string) =>
  db
    .select()
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operatorId))
    .orderBy(asc(operatorPasskeys.createdAt));

const whereOwned = (operatorId: string, id: string) =>
  and(eq(operatorPasskeys.id, id), eq(operatorPasskeys.operatorId, operatorId));

/** Renames a passkey. Throws a GatewayError if the operator does not have it. */
export const renameOperatorPasskey = async (
  tx: Database,
  operatorId: string,
  id: string,
  name: string,
): Promise<void> => {
  const renamed = await tx
    .update(operatorPasskeys)
    .set({ name })
    .where(whereOwned(operatorId, id))
    .returning({ id: operatorPasskeys.id });
  if (renamed.length === 0) throw new GatewayError(ErrorCode.NotFound);
};

/** Removes a passkey. Throws a GatewayError if the operator does not have it, or would have no second factor then. */
export const removeOperatorPasskey = async (tx: Database, operatorId: string, id: string): Promise<void> => {
  const removed = await tx
    .delete(operatorPasskeys)
    .where(whereOwned(operatorId, id))
    .returning({ id: operatorPasskeys.id });
  if (removed.length === 0) throw new GatewayError(ErrorCode.NotFound);
  const left =
    (await tx.$count(operatorPasskeys, eq(operatorPasskeys.operatorId, operatorId))) +
    (await tx.$count(operatorTotp, eq(operatorTotp.operatorId, operatorId)));
  if (left === 0) throw new GatewayError(OperatorErrorCode.LastSecondFactor);
};

const createRegistration = ({ clock, challenges, getOrigin }: PasskeyDeps) => ({
  /** Starts the creation of a passkey. */
  startRegistration: async (
    db: Database,
    { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
  ) => {
    const existing = await listOperatorPasskeys(db, id);
    if (existing.length >= maxPasskeys) throw new GatewayError(ErrorCode.PasskeyLimitReached);
    const options = await generateRegistrationOptions({
      rpName: 'Livery console',
      rpID: new URL(getOrigin()).hostname,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      attestationType: 'none',
      excludeCredentials: existing.map(toDescriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return {
      challengeId: await challenges.issue(`operator-make/${id}`, options.challenge),
      options: options as unknown as Record<string, unknown>,
    };
  },

  /** Stores the passkey that a browser has created. */
  add: async (
    tx: Database,
    operatorId: string,
    { name, challengeId, response }: PasskeyResponse & { readonly name: string },
  ) => {
    const expectedChallenge = (await challenges.redeem(`operator-make/${operatorId}`, challengeId)) ?? invalid();
    const { verified, registrationInfo } = await orInvalid(
      verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: getOrigin(),
        expectedRPID: new URL(getOrigin()).hostname,
        requireUserVerification: true,
      }),
    );
    if (!verified || !registrationInfo) return invalid();
    const { credential, credentialBackedUp } = registrationInfo;
    const [row] = await tx
      .insert(operatorPasskeys)
      .values({
        id: credential.id,
        operatorId,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
        isSynced: credentialBackedUp,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    return row ?? invalid();
  },
});

const createAssertion = ({ clock, challenges, getOrigin }: PasskeyDeps) => {
  const verify = async (tx: Database, purpose: string, { challengeId, response }: PasskeyResponse): Promise<string> => {
    const expectedChallenge = (await challenges.redeem(purpose, challengeId)) ?? invalid();
    const assertion = response as unknown as AuthenticationResponseJSON;
    const [passkey] = await tx
      .select()
      .from(operatorPasskeys)
      .where(eq(operatorPasskeys.id, String(assertion.id)));
    if (!passkey) return invalid();
    const { verified, authenticationInfo } = await orInvalid(
      verifyAuthenticationResponse({
        response: assertion,
        expectedChallenge,
        expectedOrigin: getOrigin(),
        expectedRPID: new URL(getOrigin()).hostname,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: true,
      }),
    );
    if (!verified) return invalid();
    await tx
      .update(operatorPasskeys)
      .set({
        counter: authenticationInfo.newCounter,
        isSynced: authenticationInfo.credentialBackedUp,
        lastUsedAt: clock.now(),
      })
      .where(eq(operatorPasskeys.id, passkey.id));
    return passkey.operatorId;
  };

  const start = async (purpose: string, allowCredentials?: readonly ReturnType<typeof toDescriptor>[]) => {
    const options = await generateAuthenticationOptions({
      rpID: new URL(getOrigin()).hostname,
      userVerification: 'required',
      ...(allowCredentials && { allowCredentials: [...allowCredentials] }),
    });
    return {
      challengeId: await challenges.issue(purpose, options.challenge),
      options: options as unknown as Record<string, unknown>,
    };
  };

  return {
    /** Starts a log-in. The browser offers all passkeys that it has for the console. */
    startLogin: () => start(loginPurpose),

    /** Verifies the response of a log-in. Returns the id of the operator to whom the passkey belongs. */
    verifyLogin: (tx: Database, response: PasskeyResponse): Promise<string> => verify(tx, loginPurpose, response),

    /** Starts a proof of identity. The browser offers only the passkeys of this operator. */
    startProof: async (db: Database, operatorId: string) =>
      start(`operator-prove/${operatorId}`, (await listOperatorPasskeys(db, operatorId)).map(toDescriptor)),

    /** Throws a GatewayError when the response is not from a passkey of this operator. */
    verifyProof: async (tx: Database, operatorId: string, response: PasskeyResponse): Promise<void> => {
      if ((await verify(tx, `operator-prove/${operatorId}`, response)) !== operatorId) invalid();
    },
  };
};

/** Creates the functions for the passkeys of operators. User verification is always required. */
export const createOperatorPasskeys = (deps: PasskeyDeps) => ({
  ...createRegistration(deps),
  ...createAssertion(deps),
});
export type OperatorPasskeys = ReturnType<typeof createOperatorPasskeys>;
