import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Core } from '../../../core/core.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { getRawBody } from '../../../core/http/calls/read-input.ts';
import type { IdentityProvider } from './identities.ts';
import type { IdentityProviders } from './identity-providers-port.ts';

type Channel = 'google' | 'facebook';

const base = '/wps/session/login/social/token';
export const getTokenPath = (channel: Channel): string => `${base}/${channel}`;

const text = z.string().min(1).max(4000);
/**
 * Fields of an OAuth token request in the standard format. The app sends this request to the gateway, and the gateway
 * forwards it to the provider.
 */
const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: text,
  code_verifier: text,
  client_id: text,
  redirect_uri: z.url().max(500),
});

/**
 * Registers the route that exchanges the authorization code of a provider for an identity token. The route needs no
 * session. An identity token alone gives no access: a log-in also requires a nonce (a random text) of the gateway in
 * the token.
 */
export const tokenRoutes = (
  app: FastifyInstance,
  {
    providers,
    brands,
    hosts,
    onError,
  }: Pick<Core, 'brands' | 'hosts'> & {
    readonly providers: IdentityProviders;
    readonly onError: (error: unknown) => void;
  },
): void => {
  /**
   * Returns true if the URL is the app page `/m/social` on an origin of a brand that uses this client id. The provider
   * redirects the browser to this page after a log-in.
   */
  const isReturnPage = (redirectUri: string, clientId: string, { getClientId }: IdentityProvider): boolean => {
    const { origin, pathname } = new URL(redirectUri);
    const isOfClient = (brand: Merchant): boolean =>
      getClientId(brand) === clientId && hosts.isOwnOrigin(origin, brand.code);
    return pathname === '/m/social' && brands.all.some(isOfClient);
  };

  app.post<{ Params: { channel: string } }>(
    `${base}/:channel`,
    { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const provider = providers[request.params.channel as Channel];
      if (!provider?.exchange) throw new GatewayError(ErrorCode.NotFound);
      const form = exchange.safeParse(Object.fromEntries(new URLSearchParams(getRawBody(request))));
      if (!form.success)
        throw new GatewayError(ErrorCode.BadRequest, {
          message: `${form.error.issues[0]?.path.join('.')}: ${form.error.issues[0]?.message}`,
        });
      const { client_id: clientId, code, code_verifier: verifier, redirect_uri: redirectUri } = form.data;
      if (!isReturnPage(redirectUri, clientId, provider))
        throw new GatewayError(ErrorCode.BadRequest, {
          message: 'redirect_uri: not a page of a brand with this client',
        });
      const idToken = await provider
        .exchange({ clientId, code, verifier, redirectUri })
        .catch((error: unknown) => void onError(error));
      void reply.header('cache-control', 'no-store');
      return idToken ? { id_token: idToken, token_type: 'Bearer' } : reply.status(400).send({ error: 'invalid_grant' });
    },
  );
};
