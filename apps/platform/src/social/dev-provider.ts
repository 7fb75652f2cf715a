import { createHash, createPublicKey, randomInt } from 'node:crypto';
import type { Merchant } from '@livery/merchant/merchant.schema';
import {
  createLocalJWKSet,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type JSONWebKeySet,
  type JWTPayload,
  SignJWT,
} from 'jose';
import type { Clock } from '../clock/clock.ts';
import { minutes } from '../clock/durations.ts';
import type { Happen } from '../happenings/happen.ts';
import { newToken } from '../session/token.ts';
import type { ShortLived } from '../shared-state/shared-state.ts';
import type { Channel, IdentityProvider } from './identities.ts';

const algorithm = 'ES256';
const codeLife = minutes(2);
const tokenLife = minutes(10);
const mostTries = 5;

export const devProviderPath = '/oauth/dev';

/** The key that the provider signs with, to be made once and kept. */
export const makeDevProviderKey = async (): Promise<string> =>
  exportPKCS8((await generateKeyPair(algorithm, { extractable: true })).privateKey);

/** Somebody who asks the provider to vouch for them. */
export interface Grant {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string;
  /** BASE64URL(SHA-256(verifier)). */
  readonly challenge: string;
  readonly channel: Exclude<Channel, 'sms'>;
  readonly email: string;
}

interface PhoneSession {
  readonly phone: string;
  readonly code: string;
  readonly tries: number;
}

interface Needs {
  readonly key: string;
  readonly clock: Clock;
  readonly shortLived: ShortLived;
  readonly happen: Happen;
  readonly findMerchant: (code: string) => Merchant | undefined;
}

/** How it names the way in which somebody signed in. */
const signInProvider = { google: 'google.com', facebook: 'facebook.com', sms: 'phone' } as const satisfies Record<
  Channel,
  string
>;

const signedInBy = ({ firebase }: JWTPayload): unknown =>
  typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
    ? firebase.sign_in_provider
    : undefined;

const clientPrefix = 'livery-';
const subjectOf = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 28);

/**
 * An OpenID provider for development and demonstration: it asks for no password and vouches for any address, and is a
 * provider in everything else (authorization code, PKCE, nonce, signed tokens, verified mobile numbers).
 */
export const createDevProvider = async ({ key, clock, shortLived, happen, findMerchant }: Needs) => {
  const privateKey = await importPKCS8(key, algorithm);
  const publicJwk = await exportJWK(createPublicKey(key));
  const jwks: JSONWebKeySet = { keys: [{ ...publicJwk, kid: 'dev', alg: algorithm, use: 'sig' }] };
  const issuer = `urn:livery${devProviderPath}`;

  const sign = (audience: string, subject: string, claims: Readonly<Record<string, unknown>>): Promise<string> => {
    const now = clock.now().getTime();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: 'dev' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(new Date(now))
      .setExpirationTime(new Date(now + tokenLife))
      .sign(privateKey);
  };

  const merchantOf = (clientId: string): Merchant | undefined =>
    clientId.startsWith(clientPrefix) ? findMerchant(clientId.slice(clientPrefix.length)) : undefined;

  const provider: IdentityProvider = {
    issuer,
    clientIdOf: ({ code }) => clientPrefix + code,
    keys: createLocalJWKSet(jwks),
    vouchesFor: (claims, channel) => signedInBy(claims) === signInProvider[channel],
    // Without an origin: of the gateway that the page already speaks to.
    endpoints: {
      authorizationEndpoint: `${devProviderPath}/authorize`,
      tokenEndpoint: `${devProviderPath}/token`,
      phoneEndpoint: `${devProviderPath}/phone`,
    },
  };

  return {
    provider,
    jwks,
    merchantOf,

    /** A code for the grant, to be traded once. */
    authorize: async (grant: Grant): Promise<string> => {
      const code = newToken();
      await shortLived.put(`oauth/${code}`, JSON.stringify(grant), codeLife);
      return code;
    },

    /** The token of a code; undefined when the code, its verifier, client or address is another. The code is spent either way. */
    exchange: async ({
      code,
      verifier,
      clientId,
      redirectUri,
    }: {
      code: string;
      verifier: string;
      clientId: string;
      redirectUri: string;
    }): Promise<string | undefined> => {
      const kept = await shortLived.take(`oauth/${code}`);
      if (!kept) return undefined;
      const grant = JSON.parse(kept) as Grant;
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (grant.challenge !== challenge || grant.clientId !== clientId || grant.redirectUri !== redirectUri)
        return undefined;
      const { channel, email, nonce } = grant;
      return sign(clientId, subjectOf(`${channel}/${email}`), {
        nonce,
        email,
        email_verified: true,
        firebase: { sign_in_provider: signInProvider[channel] },
      });
    },

    /** Sends a code to a number, as identity providers do. */
    sendCode: async (merchant: Merchant, phone: string): Promise<string> => {
      const session = newToken();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await shortLived.put(
        `oauth-phone/${session}`,
        JSON.stringify({ phone, code, tries: 0 } satisfies PhoneSession),
        codeLife,
      );
      await happen((_, tell) =>
        tell.message({
          merchant,
          channel: 'sms',
          recipient: phone,
          text: `${code} is your verification code for ${merchant.name}.`,
          goodFor: codeLife,
        }),
      );
      return session;
    },

    /** A token that vouches for the number; undefined for a wrong code, of which it takes five. */
    verifyCode: async ({
      session,
      code,
      nonce,
      clientId,
    }: {
      session: string;
      code: string;
      nonce: string;
      clientId: string;
    }): Promise<string | undefined> => {
      const kept = await shortLived.take(`oauth-phone/${session}`);
      if (!kept) return undefined;
      const { phone, code: sent, tries } = JSON.parse(kept) as PhoneSession;
      if (sent === code)
        return sign(clientId, subjectOf(phone), {
          nonce,
          phone_number: phone,
          firebase: { sign_in_provider: signInProvider.sms },
        });
      if (tries + 1 < mostTries)
        await shortLived.put(
          `oauth-phone/${session}`,
          JSON.stringify({ phone, code: sent, tries: tries + 1 } satisfies PhoneSession),
          codeLife,
        );
      return undefined;
    },
  };
};
export type DevProvider = Awaited<ReturnType<typeof createDevProvider>>;
