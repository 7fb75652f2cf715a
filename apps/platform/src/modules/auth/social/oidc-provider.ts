import type { Merchant } from '@livery/merchant/merchant.schema';
import { createRemoteJWKSet } from 'jose';
import * as z from 'zod';
import { ConfigError } from '../../../core/config/config.ts';
import type { IdentityProvider } from './identities.ts';
import { getTokenPath } from './token-exchange.routes.ts';

/** OAuth clients at a provider, by brand code. The key `*` is for all brands without an entry. */
export type SocialClients = ReadonlyMap<string, { readonly id: string; readonly secret: string | undefined }>;

export interface OidcSettings {
  readonly channel: 'google' | 'facebook';
  /**
   * URL of the provider, with `https:`. The discovery document of the provider is at the path
   * `/.well-known/openid-configuration`.
   */
  readonly issuer: string;
  readonly clients: SocialClients;
}

/**
 * Error at the start of the gateway if the settings of a provider do not work. Without this error, the log-in button
 * would fail for members later.
 */
export class SocialSettingsError extends ConfigError {}

const document = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url().optional(),
  jwks_uri: z.url(),
});
const keySet = z.object({ keys: z.array(z.object({ kty: z.string() })).min(1) });
const timeoutMs = 8000;

/** Token endpoint of Facebook. Facebook's discovery document does not contain this endpoint. */
const facebookTokens = 'https://graph.facebook.com/v21.0/oauth/access_token';

const fetchJson = async <Schema extends z.ZodType>(
  setting: string,
  address: string,
  schema: Schema,
): Promise<z.infer<Schema>> => {
  const failed = (why: string) =>
    new SocialSettingsError(
      `${setting} is set, and ${address} ${why}. ` +
        'Log-ins through this provider would fail: correct the setting or the network, or unset it to do without.',
    );
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) =>
    Promise.reject(failed(`cannot be reached (${(error as Error).message})`)),
  );
  if (!response.ok) throw failed(`responds with status ${response.status}`);
  const parsed = schema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success)
    throw failed(`has no valid OpenID discovery document (${parsed.error.issues[0]?.path.join('.') || 'no JSON'})`);
  return parsed.data;
};

/**
 * Creates an identity provider from the discovery document of an OpenID Connect provider. The gateway verifies tokens
 * with the public keys of the provider. Throws a SocialSettingsError if the settings of the provider do not work.
 */
export const discoverOidcProvider = async ({ channel, issuer, clients }: OidcSettings): Promise<IdentityProvider> => {
  const setting = `${channel.toUpperCase()}_CLIENTS`;
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const discovery = await fetchJson(setting, address, document);
  if (discovery.issuer !== issuer)
    throw new SocialSettingsError(
      `${setting} is set, and ${address} has the issuer ${discovery.issuer}: set the issuer to this value.`,
    );
  await fetchJson(setting, discovery.jwks_uri, keySet);
  const tokenEndpoint = discovery.token_endpoint ?? facebookTokens;
  const findClient = ({ code }: Merchant) => clients.get(code) ?? clients.get('*');
  const secrets = new Map([...clients.values()].map(({ id, secret }) => [id, secret]));

  return {
    issuer,
    getClientId: (merchant) => findClient(merchant)?.id,
    keys: createRemoteJWKSet(new URL(discovery.jwks_uri), { timeoutDuration: timeoutMs }),
    // The gateway creates one provider object for each channel, so all tokens of this object are for its channel.
    vouchesFor: () => true,
    // The gateway exchanges the code, so browsers never get the client secret. The app sends the exchange to its own
    // origin, so its content security policy needs no additional origin.
    endpoints: { authorizationEndpoint: discovery.authorization_endpoint, tokenEndpoint: getTokenPath(channel) },
    exchange: async ({ clientId, code, verifier, redirectUri }) => {
      if (!secrets.has(clientId)) return undefined;
      const secret = secrets.get(clientId);
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        client_id: clientId,
        redirect_uri: redirectUri,
        ...(secret && { client_secret: secret }),
      });
      const response = await fetch(tokenEndpoint, {
        method: 'POST',
        body: form,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const tokenResponse = (await response.json().catch(() => undefined)) as { id_token?: unknown } | undefined;
      return response.ok && typeof tokenResponse?.id_token === 'string' ? tokenResponse.id_token : undefined;
    },
  };
};
