import { ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../../clock/clock.ts';
import { GatewayError } from '../../http/errors/gateway-error.ts';
import type { WireKey, WireKeys } from '../wire-keys.ts';
import { createLegacyDecryptor } from './legacy-encryption.ts';
import { createModernDecryptor } from './jwe-encryption.ts';
import type { UsedEnvelopes } from './used-envelopes.ts';

/**
 * Returns true for a compact JWE, which has five parts separated by dots. A body in the legacy encryption contains no
 * dot.
 */
const isJwe = (body: string): boolean => /^[\w-]+(\.[\w-]+){4}$/.test(body);

/**
 * Creates the function that decrypts a body in the legacy encryption. Such a body does not contain the id of its key,
 * so the function tries every accepted key. It also tries the remaining keys after a success. Otherwise its duration
 * would reveal which key was used.
 */
const createLegacyReader = (wireKeys: WireKeys) => {
  const decryptors = new WeakMap<WireKey, ReturnType<typeof createLegacyDecryptor>>();
  const getDecryptor = (key: WireKey) => {
    const decrypt = decryptors.get(key) ?? createLegacyDecryptor(key.privateKey);
    decryptors.set(key, decrypt);
    return decrypt;
  };
  return (header: string, body: string, profile: Merchant['wire']): object | undefined =>
    wireKeys
      .getAccepted()
      .map((key) => getDecryptor(key)(header, body, profile))
      .find((decrypted) => decrypted !== undefined);
};

/**
 * Creates the function that decrypts a request body. The settings `wire` of the brand define which encryption formats
 * are accepted. The function throws the same GatewayError for every failure, so that an attacker does not learn the
 * reason.
 */
export const createBodyDecryptor = (wireKeys: WireKeys, clock: Clock, usedEnvelopes: UsedEnvelopes) => {
  const decryptLegacy = createLegacyReader(wireKeys);
  const decryptModern = createModernDecryptor({
    findKey: (keyId) => wireKeys.getAccepted().find((key) => key.keyId === keyId)?.privateKey,
    clock,
    usedEnvelopes,
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
