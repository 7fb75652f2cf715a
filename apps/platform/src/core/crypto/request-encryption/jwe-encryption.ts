import type { KeyObject } from 'node:crypto';
import type { OperationSpec } from '@livery/contract/operation';
import { compactDecrypt, decodeProtectedHeader } from 'jose';
import * as z from 'zod';
import type { Clock } from '../../clock/clock.ts';
import { minutes } from '../../clock/durations.ts';
import type { UsedEnvelopes } from './used-envelopes.ts';

/**
 * Maximum age in milliseconds of an envelope (an encrypted body). The creation time `iat` may also be in the future by
 * up to this duration, because the clocks of client and gateway differ.
 */
const tolerance = minutes(5);

const protectedHeader = z.object({
  alg: z.literal('RSA-OAEP-256'),
  enc: z.literal('A256GCM'),
  kid: z.string(),
  /** Time of the encryption, in seconds since 1970. */
  iat: z.number(),
  jti: z.string().min(16).max(64),
  htm: z.string(),
  htu: z.string(),
});

const parseObject = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Returns the id of the encryption key, which the header of an envelope (an encrypted body) contains. Returns undefined
 * for a malformed envelope. Anybody can write this header, so the id is trustworthy only after the decryption has
 * succeeded.
 */
const readKeyId = (body: string): string | undefined => {
  try {
    return decodeProtectedHeader(body).kid;
  } catch {
    return undefined;
  }
};

interface CreateModernDecryptorDeps {
  /**
   * Returns the private key with this id. Returns undefined if there is no such key, or if the key is no longer
   * accepted.
   */
  readonly findKey: (keyId: string) => KeyObject | undefined;
  readonly clock: Clock;
  readonly usedEnvelopes: UsedEnvelopes;
}

/**
 * Creates the function that decrypts a compact JWE to a JSON object. The function returns undefined if the JWE cannot
 * be decrypted, is for another operation, or was already used. It also returns undefined if the creation time differs
 * from the clock by more than the tolerance.
 */
export const createModernDecryptor =
  ({ findKey, clock, usedEnvelopes }: CreateModernDecryptorDeps) =>
  async (body: string, { method, path }: Pick<OperationSpec, 'method' | 'path'>): Promise<object | undefined> => {
    const keyId = readKeyId(body);
    const privateKey = keyId === undefined ? undefined : findKey(keyId);
    if (!privateKey) return undefined;
    const opened = await compactDecrypt(body, privateKey, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch(() => undefined);
    const header = protectedHeader.safeParse(opened?.protectedHeader);
    if (!opened || !header.success) return undefined;
    const { kid, iat, jti, htm, htu } = header.data;
    const isFresh = Math.abs(clock.now().getTime() - iat * 1000) <= tolerance;
    if (kid !== keyId || htm !== method || htu !== path || !isFresh) return undefined;
    // The id `jti` must stay recorded for longer than any gateway accepts the envelope. A gateway whose clock is slow
    // accepts the envelope for longer, and must still find the id to reject a second use.
    if (!(await usedEnvelopes.record(jti, new Date(iat * 1000 + 3 * tolerance)))) return undefined;
    return parseObject(new TextDecoder().decode(opened.plaintext));
  };
