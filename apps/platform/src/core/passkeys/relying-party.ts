import { ErrorCode } from '@livery/contract/errors';
import { GatewayError } from '../http/errors/gateway-error.ts';

/** Site for which a passkey is valid. */
export interface RelyingParty {
  readonly origin: string;
  /** Host name for which a passkey is valid. */
  readonly rpId: string;
}

/**
 * Returns the relying party of a page's origin. Throws a GatewayError if the origin is not a URL. A browser does not
 * let a page use the host of another page. A passkey therefore works only at the host where it was created.
 */
export const getRelyingParty = (pageOrigin: string): RelyingParty => {
  if (!URL.canParse(pageOrigin)) throw new GatewayError(ErrorCode.PasskeyInvalid);
  const { origin, hostname } = new URL(pageOrigin);
  return { origin, rpId: hostname };
};
