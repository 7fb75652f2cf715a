/** Thrown if the identity provider cannot be reached or rejects the request. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

const requestTimeoutMs = 10_000;

const post = async (
  address: string,
  headers: Record<string, string>,
  body: string,
): Promise<Record<string, unknown>> => {
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body,
    credentials: 'omit',
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).catch((cause: unknown) => {
    throw new ProviderError('The identity provider did not respond: check the connection and try again', { cause });
  });
  const json: unknown = await response.json().catch(() => undefined);
  if (!response.ok || typeof json !== 'object' || json === null)
    throw new ProviderError(`The identity provider rejected the request (${response.status}): begin the log-in again`);
  return json as Record<string, unknown>;
};

const getStringField = (response: Record<string, unknown>, name: string): string => {
  const text = response[name];
  if (typeof text !== 'string')
    throw new ProviderError(`The response of the identity provider lacks ${name}: begin the log-in again`);
  return text;
};

interface CodeExchange {
  readonly tokenEndpoint: string;
  readonly code: string;
  readonly verifier: string;
  readonly clientId: string;
  readonly redirectUri: string;
}

/**
 * Exchanges the provider's authorization code for an identity token (OAuth with PKCE). Throws a ProviderError if the
 * provider cannot be reached, rejects the request, or returns no token.
 */
export const exchangeCode = async ({
  tokenEndpoint,
  code,
  verifier,
  clientId,
  redirectUri,
}: CodeExchange): Promise<string> => {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    client_id: clientId,
    redirect_uri: redirectUri,
  });
  return getStringField(
    await post(tokenEndpoint, { 'Content-Type': 'application/x-www-form-urlencoded' }, form.toString()),
    'id_token',
  );
};

const json = { 'Content-Type': 'application/json' };

/**
 * Makes the identity provider send an SMS with a code to a phone number. Returns the `sessionInfo` of this SMS, which
 * `verifyProviderCode` needs. Throws a ProviderError if the provider cannot be reached, rejects the request, or returns
 * no `sessionInfo`.
 */
export const sendProviderCode = async (phoneEndpoint: string, clientId: string, phoneNumber: string): Promise<string> =>
  getStringField(
    await post(`${phoneEndpoint}/send`, json, JSON.stringify({ phoneNumber, client_id: clientId })),
    'sessionInfo',
  );

interface CodeVerification {
  readonly phoneEndpoint: string;
  readonly clientId: string;
  readonly sessionInfo: string;
  readonly nonce: string;
  readonly code: string;
}

/**
 * Verifies the SMS code that the identity provider has sent. Returns a token that confirms the phone number. Throws a
 * ProviderError if the provider cannot be reached, rejects the code, or returns no token.
 */
export const verifyProviderCode = async ({
  phoneEndpoint,
  clientId,
  sessionInfo,
  nonce,
  code,
}: CodeVerification): Promise<string> =>
  getStringField(
    await post(`${phoneEndpoint}/verify`, json, JSON.stringify({ sessionInfo, code, nonce, client_id: clientId })),
    'idToken',
  );
