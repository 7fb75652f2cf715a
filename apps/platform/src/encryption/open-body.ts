import { createPublicKey } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../clock/clock.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { ShortLived } from '../shared-state/shared-state.ts';
import type { WireKey } from './gateway-keys.ts';
import { createLegacyWire } from './legacy-wire.ts';
import { createModernWire, keyIdOf } from './modern-wire.ts';

/** Five parts with dots between: no legacy body has a dot. */
const isJwe = (body: string): boolean => /^[\w-]+(\.[\w-]+){4}$/.test(body);

/** The object in an encrypted body, by the wire profile of its brand. Throws the same GatewayError whatever is wrong. */
export const createBodyOpener = ({ privateKey, publicKeyPem }: WireKey, clock: Clock, shortLived: ShortLived) => {
  const openLegacy = createLegacyWire(privateKey);
  const openModern = createModernWire({ privateKey, keyId: keyIdOf(createPublicKey(publicKeyPem)), clock, shortLived });
  return async (header: unknown, body: string, { wire }: Merchant, operation: OperationSpec): Promise<object> => {
    const isModern = wire.mode !== 'legacy' && (wire.mode === 'v2-required' || isJwe(body));
    const opened = isModern
      ? await openModern(body, operation)
      : openLegacy(typeof header === 'string' ? header : '', body, wire);
    if (opened) return opened;
    throw new GatewayError(ErrorCode.BadEncryption);
  };
};
