import { ErrorCode } from '@livery/contract/errors';
import type { ParsedOf, ValueOf } from '@livery/contract/operation';
import type { startSocialLogin } from '@livery/contract/social';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../clock/clock.ts';
import { minutes } from '../clock/durations.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { newToken } from '../session/token.ts';
import type { ShortLived } from '../shared-state/shared-state.ts';

export type Channel = ParsedOf<typeof startSocialLogin>['firebaseChannel'];

/** An OpenID Connect provider, as the gateway trusts it. */
export interface IdentityProvider {
  readonly issuer: string;
  /** By brand: a token for one brand opens nothing at another. */
  readonly clientIdOf: (merchant: Merchant) => string;
  readonly keys: JWTVerifyGetKey;
  readonly endpoints: Pick<ValueOf<typeof startSocialLogin>, 'authorizationEndpoint' | 'tokenEndpoint' | 'phoneEndpoint'>;
}

export interface Identity {
  readonly subject: string;
  readonly nonce: string;
  /** Only where the provider has verified it. */
  readonly email: string | undefined;
  /** As dialled from anywhere, with a plus. */
  readonly phone: string | undefined;
}

/** How the provider names the way in which somebody signed in there. */
export const signInProvider = { google: 'google.com', facebook: 'facebook.com', sms: 'phone' } as const satisfies Record<Channel, string>;

const nonceLife = minutes(15);

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.length > 0 && value.length <= 254 ? value : undefined);

const providerIn = ({ firebase }: JWTPayload): unknown => (typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase ? firebase.sign_in_provider : undefined);

/** Log-ins through an identity provider: each begins with a nonce of the gateway's, which its token must bring back, once. */
export const createIdentities = (provider: IdentityProvider, shortLived: ShortLived, clock: Clock) => {
  const keyOf = ({ code }: Merchant, channel: Channel, nonce: string): string => `nonce/${code}/${channel}/${nonce}`;

  const claimsOf = async (merchant: Merchant, idToken: string): Promise<JWTPayload> => {
    const expected = { issuer: provider.issuer, audience: provider.clientIdOf(merchant), currentDate: clock.now(), clockTolerance: 30, maxTokenAge: '20 minutes', requiredClaims: ['sub', 'nonce', 'exp', 'iat'], algorithms: ['ES256', 'RS256'] };
    const verified = await jwtVerify(idToken, provider.keys, expected).catch(() => undefined);
    if (!verified) throw new GatewayError(ErrorCode.SocialInvalid);
    return verified.payload;
  };

  return {
    start: async (merchant: Merchant, channel: Channel): Promise<ValueOf<typeof startSocialLogin>> => {
      const nonce = newToken();
      await shortLived.put(keyOf(merchant, channel, nonce), '1', nonceLife);
      return { ...provider.endpoints, clientId: provider.clientIdOf(merchant), scope: 'openid email profile', nonce };
    },

    /** Who the token says, its nonce spent. Throws a GatewayError for one that is forged, old, another brand's, another way's, or shown before. */
    verify: async (merchant: Merchant, channel: Channel, idToken: string): Promise<Identity> => {
      const claims = await claimsOf(merchant, idToken);
      const [subject, nonce] = [text(claims.sub), text(claims.nonce)];
      if (!subject || !nonce || providerIn(claims) !== signInProvider[channel]) throw new GatewayError(ErrorCode.SocialInvalid);
      if (!(await shortLived.take(keyOf(merchant, channel, nonce)))) throw new GatewayError(ErrorCode.SocialInvalid);
      return { subject, nonce, email: claims.email_verified === true ? text(claims.email) : undefined, phone: text(claims.phone_number) };
    },

    /** The same token may be shown again: what it was for did not come about. */
    giveBack: (merchant: Merchant, channel: Channel, { nonce }: Identity): Promise<void> => shortLived.put(keyOf(merchant, channel, nonce), '1', nonceLife),
  };
};
export type Identities = ReturnType<typeof createIdentities>;
