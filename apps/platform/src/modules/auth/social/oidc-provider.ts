import type { Merchant } from '@livery/merchant/merchant.schema';
import { createRemoteJWKSet } from 'jose';
import * as z from 'zod';
import { ConfigError } from '../../../core/config/config.ts';
import type { IdentityProvider } from './identities.ts';
import { getTokenPath } from './token-exchange.routes.ts';

/** Clients of the brands at a provider: one per brand, or `*` for brands without their own. */
export type SocialClients = ReadonlyMap<string, { readonly id: string; readonly secret: string | undefined }>;

export interface OidcSettings {
  readonly channel: 'google' | 'facebook';
  /** An `https:` address. Its discovery document is at `/.well-known/openid-configuration`. */
  readonly issuer: string;
  readonly clients: SocialClients;
}

/** A provider whose settings do not work. Said at start, where somebody reads it, and not to the first member who taps the button. */
export class SocialSettingsError extends ConfigError {}

const document = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url().optional(),
  jwks_uri: z.url(),
});
const keySet = z.object({ keys: z.array(z.object({ kty: z.string() })).min(1) });
const timeoutMs = 8000;

/** Token endpoint of Facebook, which its discovery document does not contain (OIDC with a manual flow). */
const facebookTokens = 'https://graph.facebook.com/v21.0/oauth/access_token';

const fetchJson = async <Schema extends z.ZodType>(
  setting: string,
  address: string,
  schema: Schema,
): Promise<z.infer<Schema>> => {
  const failed = (why: string) =>
    new SocialSettingsError(
      `${setting} is set, and ${address} ${why}. Log-ins through this provider would fail: correct the setting or the network, or unset it to do without.`,
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

export interface OidcProvider extends IdentityProvider {
  /**
   * Exchanges a code for its identity token, with the client's secret if there is one. Returns undefined when the
   * provider rejects it.
   */
  readonly exchange: (params: {
    readonly clientId: string;
    readonly code: string;
    readonly verifier: string;
    readonly redirectUri: string;
  }) => Promise<string | undefined>;
}

/**
 * Discovers a real OpenID Connect provider by its document. Its tokens are verified with its published keys. Throws a
 * SocialSettingsError.
 */
export const discoverOidcProvider = async ({ channel, issuer, clients }: OidcSettings): Promise<OidcProvider> => {
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
    // No other channel shares its issuer and client.
    vouchesFor: () => true,
    // The gateway exchanges the code, so that the client's secret is in no browser and the page's content security
    // policy needs no other origin.
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
