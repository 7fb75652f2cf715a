import { createHash, createPublicKey, randomInt } from 'node:crypto';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { createLocalJWKSet, exportJWK, importPKCS8, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../../core/clock/clock.ts';
import { minutes } from '../../core/clock/durations.ts';
import type { OutboxMessage } from '../../core/outbox/outbox.ts';
import { createToken } from '../../core/crypto/token.ts';
import type { EphemeralStore } from '../../core/shared-store/shared-store.ts';
import type { Channel, IdentityProvider } from '../../modules/auth/index.ts';

const algorithm = 'ES256';
const codeLife = minutes(2);
const tokenLife = minutes(10);
const maxTries = 5;

export const devProviderPath = '/oauth/dev';
const issuer = `urn:livery${devProviderPath}`;
const keyId = 'dev';

/** Data of a log-in that the user has allowed. */
export interface Grant {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string;
  /** PKCE code challenge: BASE64URL(SHA-256(verifier)). */
  readonly challenge: string;
  readonly channel: Exclude<Channel, 'sms'>;
  readonly email: string;
}

interface PhoneSession {
  readonly phone: string;
  readonly code: string;
  readonly tries: number;
}

interface CreateDevProviderDeps {
  /** Private P-256 key with which the provider signs its tokens, as PKCS#8 in PEM. */
  readonly key: string;
  readonly clock: Clock;
  readonly ephemeralStore: EphemeralStore;
  readonly findMerchant: (code: string) => Merchant | undefined;
}

/** Names of the log-in methods in the tokens, in the notation of Firebase. */
const signInProvider = { google: 'google.com', facebook: 'facebook.com', sms: 'phone' } as const satisfies Record<
  Channel,
  string
>;

const signedInBy = ({ firebase }: JWTPayload): unknown =>
  typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
    ? firebase.sign_in_provider
    : undefined;

const clientPrefix = 'livery-';
const toSubject = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 28);

interface CodeExchange {
  readonly code: string;
  readonly verifier: string;
  readonly clientId: string;
  readonly redirectUri: string;
}

interface PhoneVerification {
  readonly session: string;
  readonly code: string;
  readonly nonce: string;
  readonly clientId: string;
}

/**
 * Signs a token that contains `claims`. `audience` is the client for which the token is issued, and `subject` is the
 * user.
 */
type TokenSigner = (audience: string, subject: string, claims: Readonly<Record<string, unknown>>) => Promise<string>;

const createTokenSigner = (privateKey: CryptoKey, clock: Clock): TokenSigner => {
  return (audience, subject, claims) => {
    const now = clock.now().getTime();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: keyId })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(new Date(now))
      .setExpirationTime(new Date(now + tokenLife))
      .sign(privateKey);
  };
};

const createCodeFlow = (ephemeralStore: EphemeralStore, sign: TokenSigner) => ({
  /**
   * Creates an authorization code for a log-in that the user has allowed (`grant`). The code can be exchanged for a
   * token only once.
   */
  authorize: async (grant: Grant): Promise<string> => {
    const code = createToken();
    await ephemeralStore.set(`oauth/${code}`, JSON.stringify(grant), codeLife);
    return code;
  },

  /**
   * Exchanges an authorization code for a token. Returns undefined if the code, verifier, client or redirect URI is
   * wrong. The code becomes invalid after each call, even after a failed call.
   */
  exchange: async ({ code, verifier, clientId, redirectUri }: CodeExchange): Promise<string | undefined> => {
    const stored = await ephemeralStore.consume(`oauth/${code}`);
    if (!stored) return undefined;
    const grant = JSON.parse(stored) as Grant;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (grant.challenge !== challenge || grant.clientId !== clientId || grant.redirectUri !== redirectUri)
      return undefined;
    const { channel, email, nonce } = grant;
    return sign(clientId, toSubject(`${channel}/${email}`), {
      nonce,
      email,
      email_verified: true,
      firebase: { sign_in_provider: signInProvider[channel] },
    });
  },
});

const createPhoneFlow = (ephemeralStore: EphemeralStore, sign: TokenSigner) => {
  const storeSession = (session: string, phoneSession: PhoneSession): Promise<void> =>
    ephemeralStore.set(`oauth-phone/${session}`, JSON.stringify(phoneSession), codeLife);

  return {
    /** Sends a verification code to a phone number. Returns the id of the verification session. */
    sendCode: async (
      merchant: Merchant,
      phone: string,
      sendMessage: (message: OutboxMessage) => Promise<void>,
    ): Promise<string> => {
      const session = createToken();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await storeSession(session, { phone, code, tries: 0 });
      await sendMessage({
        merchant,
        channel: 'sms',
        recipient: phone,
        text: `${code} is your verification code for ${merchant.name}.`,
        ttlMs: codeLife,
      });
      return session;
    },

    /**
     * Returns a token for the phone number. Returns undefined if the code is wrong, or if the verification session
     * does not exist. The session ends after a correct code or five wrong codes.
     */
    verifyCode: async ({ session, code, nonce, clientId }: PhoneVerification): Promise<string | undefined> => {
      const stored = await ephemeralStore.consume(`oauth-phone/${session}`);
      if (!stored) return undefined;
      const { phone, code: sentCode, tries } = JSON.parse(stored) as PhoneSession;
      if (sentCode === code)
        return sign(clientId, toSubject(phone), {
          nonce,
          phone_number: phone,
          firebase: { sign_in_provider: signInProvider.sms },
        });
      if (tries + 1 < maxTries) await storeSession(session, { phone, code: sentCode, tries: tries + 1 });
      return undefined;
    },
  };
};

/**
 * Creates an OpenID provider for development and demonstration. Unlike a real provider, it requires no password and
 * treats any e-mail address as confirmed. Authorization codes, PKCE, nonces, signed tokens and the verification of
 * phone numbers work as in a real provider.
 */
export const createDevProvider = async ({ key, clock, ephemeralStore, findMerchant }: CreateDevProviderDeps) => {
  const sign = createTokenSigner(await importPKCS8(key, algorithm), clock);
  const publicJwk = await exportJWK(createPublicKey(key));
  const jwks: JSONWebKeySet = { keys: [{ ...publicJwk, kid: keyId, alg: algorithm, use: 'sig' }] };

  const provider: IdentityProvider = {
    issuer,
    getClientId: ({ code }) => clientPrefix + code,
    keys: createLocalJWKSet(jwks),
    vouchesFor: (claims, channel) => signedInBy(claims) === signInProvider[channel],
    // The URLs are relative, so that they refer to the gateway of the current page.
    endpoints: {
      authorizationEndpoint: `${devProviderPath}/authorize`,
      tokenEndpoint: `${devProviderPath}/token`,
      phoneEndpoint: `${devProviderPath}/phone`,
    },
  };

  return {
    provider,
    jwks,
    findClientMerchant: (clientId: string): Merchant | undefined =>
      clientId.startsWith(clientPrefix) ? findMerchant(clientId.slice(clientPrefix.length)) : undefined,
    ...createCodeFlow(ephemeralStore, sign),
    ...createPhoneFlow(ephemeralStore, sign),
  };
};
export type DevProvider = Awaited<ReturnType<typeof createDevProvider>>;
