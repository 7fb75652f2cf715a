import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { BrandHosts } from '../../core/http/hosts/brand-hosts.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { parseJson, getRawBody } from '../../core/http/calls/read-input.ts';
import type { TransactionRunner } from '../../modules/notifications/index.ts';
import { type DevProvider, devProviderPath } from './identity-provider.ts';
import { sendDevPage } from '../dev-page.ts';
import { createConsentPage } from './identity-provider-page.ts';

const token = z.string().min(1).max(200);

const authorization = z.object({
  response_type: z.literal('code'),
  client_id: token,
  redirect_uri: z.url().max(500),
  state: token,
  nonce: token,
  code_challenge: token,
  code_challenge_method: z.literal('S256'),
  channel: z.enum(['google', 'facebook']),
});
const choice = authorization.extend({ email: z.email().max(100) });
const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: token,
  code_verifier: token,
  client_id: token,
  redirect_uri: z.string().max(500),
});
const sending = z.object({ phoneNumber: z.string().regex(/^\+\d{6,18}$/), client_id: token });
const verifying = z.object({ sessionInfo: token, code: z.string().max(10), nonce: token, client_id: token });

const providerNames = { google: 'Google', facebook: 'Facebook' } as const;
const perAddress = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

const form = (request: FastifyRequest): object => Object.fromEntries(new URLSearchParams(getRawBody(request)));

const read = <Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> => {
  const parsed = schema.safeParse(input);
  if (!parsed.success)
    throw new GatewayError(ErrorCode.BadRequest, {
      message: `${parsed.error.issues[0]?.path.join('.')}: ${parsed.error.issues[0]?.message}`,
    });
  return parsed.data;
};

const buildRedirectUrl = (redirectUri: string, params: Readonly<Record<string, string>>): string => {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
};

const registerAuthorization = (
  app: FastifyInstance,
  provider: DevProvider,
  hosts: Pick<BrandHosts, 'getOrigins'>,
): void => {
  /**
   * Throws an error if the client is unknown or the redirect URI is not allowed. The redirect URI must be a page of
   * the app. The page must be on the host of the request or on a host of the brand.
   */
  const validateClient = <Authorization extends z.infer<typeof authorization>>(
    authorizationRequest: Authorization,
    request: FastifyRequest,
  ) => {
    const { host, origin, pathname } = new URL(authorizationRequest.redirect_uri);
    const merchant = provider.findClientMerchant(authorizationRequest.client_id);
    const isOfBrand = merchant && (host === request.host || hosts.getOrigins(merchant).includes(origin));
    if (!isOfBrand || pathname !== '/m/social')
      throw new GatewayError(ErrorCode.BadRequest, { message: 'redirect_uri: not allowed for this client' });
    return { authorizationRequest, merchant, returnOrigin: origin };
  };

  app.get(`${devProviderPath}/authorize`, async (request, reply) => {
    const { authorizationRequest, merchant, returnOrigin } = validateClient(
      read(authorization, request.query),
      request,
    );
    const page = createConsentPage({
      providerName: providerNames[authorizationRequest.channel],
      brandName: merchant.name,
      hiddenFields: authorizationRequest,
      returnOrigin,
      denyHref: buildRedirectUrl(authorizationRequest.redirect_uri, {
        error: 'access_denied',
        state: authorizationRequest.state,
      }),
    });
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return sendDevPage(reply, page);
  });

  app.post(`${devProviderPath}/authorize`, perAddress, async (request, reply) => {
    const { authorizationRequest } = validateClient(read(choice, form(request)), request);
    const {
      client_id: clientId,
      redirect_uri: redirectUri,
      nonce,
      code_challenge: challenge,
      channel,
      email,
      state,
    } = authorizationRequest;
    const code = await provider.authorize({ clientId, redirectUri, nonce, challenge, channel, email });
    return reply.redirect(buildRedirectUrl(redirectUri, { code, state }), 303);
  });
};

const registerTokens = (app: FastifyInstance, provider: DevProvider): void => {
  app.post(`${devProviderPath}/token`, perAddress, async (request, reply) => {
    const {
      code,
      code_verifier: verifier,
      client_id: clientId,
      redirect_uri: redirectUri,
    } = read(exchange, form(request));
    const idToken = await provider.exchange({ code, verifier, clientId, redirectUri });
    void reply.header('cache-control', 'no-store');
    return idToken
      ? { id_token: idToken, token_type: 'Bearer', expires_in: 600 }
      : reply.status(400).send({ error: 'invalid_grant' });
  });

  app.get(`${devProviderPath}/jwks`, async () => provider.jwks);

  app.get(`${devProviderPath}/.well-known/openid-configuration`, async ({ protocol, host }) => ({
    issuer: provider.provider.issuer,
    authorization_endpoint: `${protocol}://${host}${devProviderPath}/authorize`,
    token_endpoint: `${protocol}://${host}${devProviderPath}/token`,
    jwks_uri: `${protocol}://${host}${devProviderPath}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
  }));
};

const registerPhoneVerification = (
  app: FastifyInstance,
  provider: DevProvider,
  withNotifications: TransactionRunner,
): void => {
  app.post(`${devProviderPath}/phone/send`, perAddress, async (request) => {
    const { phoneNumber, client_id: clientId } = read(sending, parseJson(getRawBody(request)));
    const merchant = provider.findClientMerchant(clientId);
    if (!merchant) throw new GatewayError(ErrorCode.BadRequest, { message: 'client_id: unknown' });
    const sessionInfo = await provider.sendCode(merchant, phoneNumber, (message) =>
      withNotifications((_, notify) => notify.message(message)),
    );
    return { sessionInfo };
  });

  app.post(`${devProviderPath}/phone/verify`, perAddress, async (request, reply) => {
    const { sessionInfo: session, code, nonce, client_id: clientId } = read(verifying, parseJson(getRawBody(request)));
    const idToken = await provider.verifyCode({ session, code, nonce, clientId });
    return idToken ? { idToken } : reply.status(400).send({ error: { message: 'INVALID_CODE' } });
  });
};

/** Registers the routes of the development identity provider. */
export const devProviderRoutes = (
  app: FastifyInstance,
  {
    provider,
    hosts,
    withNotifications,
  }: {
    readonly provider: DevProvider;
    readonly hosts: Pick<BrandHosts, 'getOrigins'>;
    readonly withNotifications: TransactionRunner;
  },
): void => {
  registerAuthorization(app, provider, hosts);
  registerTokens(app, provider);
  registerPhoneVerification(app, provider, withNotifications);
};
