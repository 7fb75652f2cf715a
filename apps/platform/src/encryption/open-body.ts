import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../http/gateway-error.ts';
import { createLegacyWire } from './legacy-wire.ts';
import type { WireKey } from './gateway-keys.ts';

/** The object in an encrypted body, by the wire profile of its brand. Throws the same GatewayError whatever is wrong. */
export const createBodyOpener = ({ privateKey }: WireKey) => {
  const openLegacy = createLegacyWire(privateKey);
  return (header: unknown, body: string, { wire }: Merchant): object => {
    const opened = openLegacy(typeof header === 'string' ? header : '', body, wire);
    if (opened) return opened;
    throw new GatewayError(ErrorCode.BadEncryption);
  };
};
