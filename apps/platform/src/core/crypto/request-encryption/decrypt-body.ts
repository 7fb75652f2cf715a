import { createPublicKey } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../../clock/clock.ts';
import { GatewayError } from '../../http/errors/gateway-error.ts';
import type { EphemeralStore } from '../../shared-store/shared-store.ts';
import type { WireKey } from '../gateway-keys.ts';
import { createLegacyDecryptor } from './legacy-encryption.ts';
import { createModernDecryptor, computeKeyId } from './jwe-encryption.ts';

/**
 * Returns true for a compact JWE, which has five parts separated by dots. A body in the legacy encryption contains no
 * dot.
 */
const isJwe = (body: string): boolean => /^[\w-]+(\.[\w-]+){4}$/.test(body);

/**
 * Creates the function that decrypts a body in the encryption mode of its brand. The function throws the same
 * GatewayError for every failure, so that an attacker does not learn the reason.
 */
export const createBodyDecryptor = (
  { privateKey, publicKeyPem }: WireKey,
  clock: Clock,
  ephemeralStore: EphemeralStore,
) => {
  const decryptLegacy = createLegacyDecryptor(privateKey);
  const decryptModern = createModernDecryptor({
    privateKey,
    keyId: computeKeyId(createPublicKey(publicKeyPem)),
    clock,
    ephemeralStore,
  });
  return async (header: unknown, body: string, { wire }: Merchant, operation: OperationSpec): Promise<object> => {
    const isModern = wire.mode !== 'legacy' && (wire.mode === 'v2-required' || isJwe(body));
    const decrypted = isModern
      ? await decryptModern(body, operation)
      : decryptLegacy(typeof header === 'string' ? header : '', body, wire);
    if (decrypted) return decrypted;
    throw new GatewayError(ErrorCode.BadEncryption);
  };
};
