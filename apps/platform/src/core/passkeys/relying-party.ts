import { ErrorCode } from '@livery/contract/errors';
import { GatewayError } from '../http/errors/gateway-error.ts';

/** Site for which a passkey is valid. */
export interface RelyingParty {
  readonly origin: string;
  /** Host name for which a passkey is valid. */
  readonly rpId: string;
}

/**
 * Returns the site and host name for which a passkey of this page is valid. Throws a GatewayError if the origin is not
 * a URL. A browser permits a page to use only passkeys of its own host, so a passkey works only at the host where it
 * was created.
 */
export const getRelyingParty = (pageOrigin: string): RelyingParty => {
  if (!URL.canParse(pageOrigin)) throw new GatewayError(ErrorCode.PasskeyInvalid);
  const { origin, hostname } = new URL(pageOrigin);
  return { origin, rpId: hostname };
};
