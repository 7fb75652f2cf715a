import { ErrorCode } from '@livery/contract/errors';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';

export interface RelyingParty {
  readonly origin: string;
  /** Host name to which browsers bind a passkey. */
  readonly rpId: string;
}

/**
 * Relying party (the site to which a passkey is bound) of the calling page. A browser does not let a page use another
 * host, and a passkey is accepted only at the host where it was created.
 */
export const getRelyingParty = (pageOrigin: string): RelyingParty => {
  if (!URL.canParse(pageOrigin)) throw new GatewayError(ErrorCode.PasskeyInvalid);
  const { origin, hostname } = new URL(pageOrigin);
  return { origin, rpId: hostname };
};
