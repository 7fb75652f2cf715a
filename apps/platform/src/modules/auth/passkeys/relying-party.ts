import { ErrorCode } from '@livery/contract/errors';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';

export interface RelyingParty {
  readonly origin: string;
  /** The host name that browsers bind a passkey to. */
  readonly rpId: string;
}

/** Where the page is that asks. A browser lets no page speak for another host; a passkey is only ever accepted at the host it was made for. */
export const getRelyingParty = (pageOrigin: string): RelyingParty => {
  if (!URL.canParse(pageOrigin)) throw new GatewayError(ErrorCode.PasskeyInvalid);
  const { origin, hostname } = new URL(pageOrigin);
  return { origin, rpId: hostname };
};
