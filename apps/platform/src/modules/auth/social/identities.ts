import { ErrorCode } from '@livery/contract/errors';
import type { ParsedRequest, ResponseValue } from '@livery/contract/operation';
import type { startSocialLogin } from '@livery/contract/auth/social-login';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { createToken } from '../../../core/crypto/token.ts';
import type { EphemeralStore } from '../../../core/shared-store/shared-store.ts';

export type Channel = ParsedRequest<typeof startSocialLogin>['firebaseChannel'];

/** OpenID Connect provider whose tokens the gateway accepts. */
export interface IdentityProvider {
  readonly issuer: string;
  /**
   * Returns the client id of a brand, or undefined if the brand is not a client of the provider. A token for another
   * client id is invalid at this brand.
   */
  readonly getClientId: (merchant: Merchant) => string | undefined;
  readonly keys: JWTVerifyGetKey;
  /**
   * Returns true if the claims of a token show that it was issued for this channel (Google, Facebook or SMS). One
   * provider can issue tokens for several channels.
   */
  readonly vouchesFor: (claims: JWTPayload, channel: Channel) => boolean;
  readonly endpoints: Pick<
    ResponseValue<typeof startSocialLogin>,
    'authorizationEndpoint' | 'tokenEndpoint' | 'phoneEndpoint'
  >;
  /**
   * Exchanges an authorization code for an identity token. If the client has a secret, the function adds it to the
   * request. Returns undefined if the provider rejects the code. Absent if the app itself exchanges the code with the
   * provider.
   */
  readonly exchange?: (params: {
    readonly clientId: string;
    readonly code: string;
    readonly verifier: string;
    readonly redirectUri: string;
  }) => Promise<string | undefined>;
}

export interface Identity {
  readonly subject: string;
  readonly nonce: string;
  /** E-mail address, if the provider has verified it. */
  readonly email: string | undefined;
  /** Phone number in international format, with a plus sign. */
  readonly phone: string | undefined;
}

const nonceLife = minutes(15);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= 254 ? value : undefined;

/**
 * Creates the service for log-ins with an identity provider. Each log-in starts with a nonce (a random text) from the
 * gateway. The token of the provider must contain this nonce, and each nonce is accepted only once.
 */
export const createIdentities = (
  providers: Partial<Record<Channel, IdentityProvider>>,
  ephemeralStore: EphemeralStore,
  clock: Clock,
) => {
  const getNonceKey = ({ code }: Merchant, channel: Channel, nonce: string): string =>
    `nonce/${code}/${channel}/${nonce}`;

  const getProvider = (merchant: Merchant, channel: Channel) => {
    const provider = providers[channel];
    const clientId = provider?.getClientId(merchant);
    if (!provider || clientId === undefined) throw new GatewayError(ErrorCode.FeatureDisabled);
    return { provider, clientId };
  };

  const verifyClaims = async (merchant: Merchant, channel: Channel, idToken: string): Promise<JWTPayload> => {
    const { provider, clientId } = getProvider(merchant, channel);
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
    start: async (merchant: Merchant, channel: Channel): Promise<ResponseValue<typeof startSocialLogin>> => {
      const { provider, clientId } = getProvider(merchant, channel);
      const nonce = createToken();
      await ephemeralStore.set(getNonceKey(merchant, channel, nonce), '1', nonceLife);
      return { ...provider.endpoints, clientId, scope: 'openid email profile', nonce };
    },

    /**
     * Verifies a token and returns its identity. The nonce of the token becomes invalid. Throws a GatewayError for a
     * token that is forged, expired or already used, or that was issued for another brand or channel.
     */
    verify: async (merchant: Merchant, channel: Channel, idToken: string): Promise<Identity> => {
      const claims = await verifyClaims(merchant, channel, idToken);
      const [subject, nonce] = [text(claims.sub), text(claims.nonce)];
      if (!subject || !nonce) throw new GatewayError(ErrorCode.SocialInvalid);
      if (!(await ephemeralStore.consume(getNonceKey(merchant, channel, nonce))))
        throw new GatewayError(ErrorCode.SocialInvalid);
      return {
        subject,
        nonce,
        email: claims.email_verified === true ? text(claims.email) : undefined,
        phone: text(claims.phone_number),
      };
    },

    /**
     * Makes the nonce of a token valid again. Call it when the log-in or registration with the token has failed, so
     * that the member can send the same token again.
     */
    restoreNonce: (merchant: Merchant, channel: Channel, { nonce }: Identity): Promise<void> =>
      ephemeralStore.set(getNonceKey(merchant, channel, nonce), '1', nonceLife),
  };
};
export type Identities = ReturnType<typeof createIdentities>;
