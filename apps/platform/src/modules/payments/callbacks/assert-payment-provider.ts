import { ErrorCode } from '@livery/contract/errors';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';

/** Throws a GatewayError if the vendor is not a connected payment provider. */
export const assertPaymentProvider = (vendor: string, providers: readonly { readonly code: string }[]): void => {
  if (!providers.some(({ code }) => code === vendor)) throw new GatewayError(ErrorCode.SignatureInvalid);
};
