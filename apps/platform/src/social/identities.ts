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
  /** By brand: a token for one brand opens nothing at another. Undefined: the brand is not known there. */
  readonly clientIdOf: (merchant: Merchant) => string | undefined;
  readonly keys: JWTVerifyGetKey;
  /** Whether the token is of somebody who came this way: one provider may stand for several. */
  readonly vouchesFor: (claims: JWTPayload, channel: Channel) => boolean;
  readonly endpoints: Pick<
    ValueOf<typeof startSocialLogin>,
    'authorizationEndpoint' | 'tokenEndpoint' | 'phoneEndpoint'
  >;
}

export interface Identity {
  readonly subject: string;
  readonly nonce: string;
  /** Only where the provider has verified it. */
  readonly email: string | undefined;
  /** As dialled from anywhere, with a plus. */
  readonly phone: string | undefined;
}

const nonceLife = minutes(15);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= 254 ? value : undefined;

/** Log-ins through an identity provider: each begins with a nonce of the gateway's, which its token must bring back, once. */
export const createIdentities = (
  providers: Partial<Record<Channel, IdentityProvider>>,
  shortLived: ShortLived,
  clock: Clock,
) => {
  const keyOf = ({ code }: Merchant, channel: Channel, nonce: string): string => `nonce/${code}/${channel}/${nonce}`;

  const offered = (merchant: Merchant, channel: Channel) => {
    const provider = providers[channel];
    const clientId = provider?.clientIdOf(merchant);
    if (!provider || clientId === undefined) throw new GatewayError(ErrorCode.FeatureOff);
    return { provider, clientId };
  };

  const claimsOf = async (merchant: Merchant, channel: Channel, idToken: string): Promise<JWTPayload> => {
    const { provider, clientId } = offered(merchant, channel);
    const expected = {
      issuer: provider.issuer,
      audience: clientId,
      currentDate: clock.now(),
      clockTolerance: 30,
      maxTokenAge: '20 minutes',
      requiredClaims: ['sub', 'nonce', 'exp', 'iat'],
      algorithms: ['ES256', 'RS256'],
    };
    const verified = await jwtVerify(idToken, provider.keys, expected).catch(() => undefined);
    if (!verified || !provider.vouchesFor(verified.payload, channel)) throw new GatewayError(ErrorCode.SocialInvalid);
    return verified.payload;
  };

  return {
    start: async (merchant: Merchant, channel: Channel): Promise<ValueOf<typeof startSocialLogin>> => {
      const { provider, clientId } = offered(merchant, channel);
      const nonce = newToken();
      await shortLived.put(keyOf(merchant, channel, nonce), '1', nonceLife);
      return { ...provider.endpoints, clientId, scope: 'openid email profile', nonce };
    },

    /** Who the token says, its nonce spent. Throws a GatewayError for one that is forged, old, another brand's, another way's, or shown before. */
    verify: async (merchant: Merchant, channel: Channel, idToken: string): Promise<Identity> => {
      const claims = await claimsOf(merchant, channel, idToken);
      const [subject, nonce] = [text(claims.sub), text(claims.nonce)];
      if (!subject || !nonce) throw new GatewayError(ErrorCode.SocialInvalid);
      if (!(await shortLived.take(keyOf(merchant, channel, nonce)))) throw new GatewayError(ErrorCode.SocialInvalid);
      return {
        subject,
        nonce,
        email: claims.email_verified === true ? text(claims.email) : undefined,
        phone: text(claims.phone_number),
      };
    },

    /** The same token may be shown again: what it was for did not come about. */
    giveBack: (merchant: Merchant, channel: Channel, { nonce }: Identity): Promise<void> =>
      shortLived.put(keyOf(merchant, channel, nonce), '1', nonceLife),
  };
};
export type Identities = ReturnType<typeof createIdentities>;
