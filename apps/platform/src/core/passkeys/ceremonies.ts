import { createHash, randomBytes } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { GatewayError } from '../http/errors/gateway-error.ts';
import type { Challenges } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * Response of a browser that creates or uses a passkey. `challengeId` is the id of the random challenge that the
 * gateway issued.
 */
export interface PasskeyResponse {
  readonly challengeId: string;
  readonly response: Readonly<Record<string, unknown>>;
}

/** Passkey in a list of passkeys that is sent to a browser. */
interface PasskeyDescriptor {
  readonly id: string;
  readonly transports: readonly string[];
}

/** Columns of a stored passkey that the verification needs. */
interface StoredPasskey {
  readonly id: string;
  /** Public key in COSE format, base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

interface PasskeyUser {
  readonly id: string;
  readonly name: string;
  readonly displayName?: string;
}

interface Registration {
  /**
   * Purpose of the challenge, such as a new passkey of a certain person. Pass the same purpose to `verifyRegistration`.
   * A challenge with another purpose is rejected.
   */
  readonly purpose: string;
  readonly relyingParty: RelyingParty;
  /** Name of the site that the browser shows to the user. */
  readonly siteName: string;
  readonly user: PasskeyUser;
  /**
   * Existing passkeys of the user. The browser rejects the creation of a second passkey on a device that contains one
   * of them.
   */
  readonly existing: readonly PasskeyDescriptor[];
}

/** Maximum number of passkeys of one person. */
const maxPasskeys = 10;

/** Throws the GatewayError for an invalid passkey. */
export const throwInvalidPasskey = (): never => {
  throw new GatewayError(ErrorCode.PasskeyInvalid);
};

/**
 * Returns the result of a verification. Replaces every error with the same GatewayError, because the reason would help
 * an attacker.
 */
const orInvalid = <Result>(verifying: Promise<Result>): Promise<Result> => verifying.catch(throwInvalidPasskey);

const toDescriptor = ({ id, transports }: PasskeyDescriptor) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

/**
 * Creates the functions for the creation of a passkey in a browser. The device must always verify the user, for example
 * by a fingerprint or a PIN.
 */
const createRegistration = (challenges: Challenges) => ({
  /** Starts the creation of a passkey. Throws a GatewayError if the user has the maximum number of passkeys. */
  startRegistration: async ({ purpose, relyingParty, siteName, user, existing }: Registration) => {
    if (existing.length >= maxPasskeys) throw new GatewayError(ErrorCode.PasskeyLimitReached);
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: relyingParty.rpId,
      userID: new TextEncoder().encode(user.id),
      userName: user.name,
      ...(user.displayName !== undefined && { userDisplayName: user.displayName }),
      attestationType: 'none',
      excludeCredentials: existing.map(toDescriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return {
      challengeId: await challenges.issue(purpose, options.challenge),
      options: options as unknown as Record<string, unknown>,
    };
  },

  /**
   * Verifies a passkey that a browser has created. Returns the fields to store. Throws a GatewayError if the passkey is
   * invalid.
   */
  verifyRegistration: async (purpose: string, { origin, rpId }: RelyingParty, sent: PasskeyResponse) => {
    const expectedChallenge = (await challenges.redeem(purpose, sent.challengeId)) ?? throwInvalidPasskey();
    const { verified, registrationInfo } = await orInvalid(
      verifyRegistrationResponse({
        response: sent.response as unknown as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
      }),
    );
    if (!verified || !registrationInfo) return throwInvalidPasskey();
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      isSynced: credentialBackedUp,
    };
  },
});

/**
 * Returns the challenge for the signature of a text: the SHA-256 hash of the text. The authenticator signs the
 * challenge and thereby the text.
 */
const toChallenge = (text: string): Buffer<ArrayBuffer> => createHash('sha256').update(text).digest();

interface Assertion<Passkey> {
  readonly relyingParty: RelyingParty;
  readonly expectedChallenge: string;
  readonly response: AuthenticationResponseJSON;
  /** Returns the stored passkey for an id. */
  readonly find: (id: string) => Promise<Passkey | undefined>;
}

/**
 * Verifies the response of a browser. Returns the stored passkey and the columns that change with each use. Throws a
 * GatewayError if the response is invalid.
 */
const checkAssertion = async <Passkey extends StoredPasskey>({
  relyingParty: { origin, rpId },
  expectedChallenge,
  response,
  find,
}: Assertion<Passkey>) => {
  const passkey = (await find(String(response.id))) ?? throwInvalidPasskey();
  const { verified, authenticationInfo } = await orInvalid(
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  );
  if (!verified) return throwInvalidPasskey();
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return { passkey, used: { counter: newCounter, isSynced: credentialBackedUp } };
};

/** Creates the functions with which a person logs in or proves an identity with a stored passkey. */
const createAssertion = (challenges: Challenges) => ({
  /**
   * Starts a log-in or a proof of identity. `allowed` lists the passkeys that the user may use. If absent, the browser
   * offers all its passkeys for the host.
   */
  startAssertion: async (purpose: string, rpId: string, allowed?: readonly PasskeyDescriptor[]) => {
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      userVerification: 'required',
      ...(allowed && { allowCredentials: allowed.map(toDescriptor) }),
    });
    return {
      challengeId: await challenges.issue(purpose, options.challenge),
      options: options as unknown as Record<string, unknown>,
    };
  },

  /**
   * Verifies the response of a browser to a challenge of `startAssertion`. `find` returns the stored passkey with an
   * id, or undefined. Returns this passkey with its new counter and synchronization state. Throws a GatewayError if the
   * passkey is unknown or the response is invalid.
   */
  verifyAssertion: async <Passkey extends StoredPasskey>(
    purpose: string,
    relyingParty: RelyingParty,
    sent: PasskeyResponse,
    find: (id: string) => Promise<Passkey | undefined>,
  ) => {
    const expectedChallenge = (await challenges.redeem(purpose, sent.challengeId)) ?? throwInvalidPasskey();
    const response = sent.response as unknown as AuthenticationResponseJSON;
    return checkAssertion({ relyingParty, expectedChallenge, response, find });
  },
});

/** Statement that a person signs with a passkey. The order of the fields is part of the signed text. */
export type Statement = Readonly<Record<string, string>>;

interface SignatureRequest {
  /**
   * Purpose of the challenge, such as the approval of a certain operator. Pass the same purpose to `verifySignature`. A
   * challenge with another purpose is rejected.
   */
  readonly purpose: string;
  readonly relyingParty: RelyingParty;
  readonly statement: Statement;
}

/** Returns the text that is signed. The nonce makes each text different, so that no signature can be used again. */
const toSignedText = (statement: Statement, nonce: string): string => JSON.stringify({ ...statement, nonce });

/**
 * Creates the functions with which a person signs a statement with a passkey. The challenge for the browser is the hash
 * of the statement and a nonce. The response of the authenticator is therefore a signature of the statement, which
 * anybody can verify later.
 */
const createSigning = (challenges: Challenges) => ({
  /** Starts a signature. The browser offers only the passkeys in `allowed`. */
  startSignature: async (
    { purpose, relyingParty, statement }: SignatureRequest,
    allowed: readonly PasskeyDescriptor[],
  ) => {
    const nonce = randomBytes(32).toString('base64url');
    const options = await generateAuthenticationOptions({
      rpID: relyingParty.rpId,
      userVerification: 'required',
      challenge: new Uint8Array(toChallenge(toSignedText(statement, nonce))),
      allowCredentials: allowed.map(toDescriptor),
    });
    return {
      challengeId: await challenges.issue(purpose, nonce),
      options: options as unknown as Record<string, unknown>,
    };
  },

  /**
   * Verifies that a response is a signature of exactly this statement. Returns the result of `verifyAssertion`, the
   * signed text, and the fields of the response (base64url) with which anybody can verify the signature again. Throws a
   * GatewayError if the signature is invalid.
   */
  verifySignature: async <Passkey extends StoredPasskey>(
    { purpose, relyingParty, statement }: SignatureRequest,
    sent: PasskeyResponse,
    find: (id: string) => Promise<Passkey | undefined>,
  ) => {
    const nonce = (await challenges.redeem(purpose, sent.challengeId)) ?? throwInvalidPasskey();
    const text = toSignedText(statement, nonce);
    const response = sent.response as unknown as AuthenticationResponseJSON;
    const expectedChallenge = toChallenge(text).toString('base64url');
    const verified = await checkAssertion({ relyingParty, expectedChallenge, response, find });
    const { authenticatorData, clientDataJSON, signature } = response.response;
    return { ...verified, text, parts: { authenticatorData, clientData: clientDataJSON, signature } };
  },
});

/** Creates the functions with which members and operators create passkeys, log in with them and sign with them. */
export const createPasskeyCeremonies = (challenges: Challenges) => ({
  ...createRegistration(challenges),
  ...createAssertion(challenges),
  ...createSigning(challenges),
});
export type PasskeyCeremonies = ReturnType<typeof createPasskeyCeremonies>;
