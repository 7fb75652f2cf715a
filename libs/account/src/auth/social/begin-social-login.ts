import type { SocialStart } from '@livery/api/auth/social-login';
import { paths } from '@livery/kit/paths';
import { saveOAuthState, type SocialProvider } from './oauth-state.ts';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
const createRandomToken = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

interface SocialLoginOptions {
  readonly provider: SocialProvider;
  readonly started: SocialStart;
  /** Origin for relative URLs of the gateway. An empty string means the origin of the page. */
  readonly gateway: string;
  readonly from: string;
}

/**
 * Returns the URL of the provider's login page (OAuth authorization code flow with PKCE). Stores the OAuth state in
 * this tab, because the app needs it when the provider redirects back.
 */
export const beginSocialLogin = async ({ provider, started, gateway, from }: SocialLoginOptions): Promise<string> => {
  const [state, verifier] = [createRandomToken(), createRandomToken()];
  const gatewayOrigin = gateway || location.origin;
  const redirectUri = location.origin + paths.social;
  const challenge = base64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  );
  saveOAuthState({
    provider,
    state,
    verifier,
    tokenEndpoint: new URL(started.tokenEndpoint, gatewayOrigin).href,
    clientId: started.clientId,
    redirectUri,
    from,
  });
  const authorizationUrl = new URL(started.authorizationEndpoint, gatewayOrigin);
  const params = {
    response_type: 'code',
    client_id: started.clientId,
    redirect_uri: redirectUri,
    scope: started.scope,
    state,
    nonce: started.nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    // A relative URL means that the gateway simulates the login pages of all providers, as in development. `channel`
    // selects the simulated provider.
    ...(started.authorizationEndpoint.startsWith('/') && { channel: provider }),
  };
  for (const [name, value] of Object.entries(params)) authorizationUrl.searchParams.set(name, value);
  return authorizationUrl.href;
};
