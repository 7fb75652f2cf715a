import { createHash, type KeyObject } from 'node:crypto';
import type { OperationSpec } from '@livery/contract/operation';
import { compactDecrypt } from 'jose';
import * as z from 'zod';
import type { Clock } from '../../clock/clock.ts';
import { minutes } from '../../clock/durations.ts';
import type { EphemeralStore } from '../../shared-store/shared-store.ts';

/**
 * Maximum age of an envelope (an encrypted body). Because clocks differ, its creation time `iat` may also be in the
 * future, but at most by this duration.
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

/** Computes the id of a public key as BASE64URL(SHA-256(SPKI)). */
export const computeKeyId = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64url');

interface CreateModernDecryptorDeps {
  readonly privateKey: KeyObject;
  readonly keyId: string;
  readonly clock: Clock;
  readonly ephemeralStore: EphemeralStore;
}

/**
 * Creates the function that decrypts a compact JWE. The function returns undefined if the JWE is for another call, is
 * too old or was already used.
 */
export const createModernDecryptor =
  ({ privateKey, keyId, clock, ephemeralStore }: CreateModernDecryptorDeps) =>
  async (body: string, { method, path }: Pick<OperationSpec, 'method' | 'path'>): Promise<object | undefined> => {
    const opened = await compactDecrypt(body, privateKey, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch(() => undefined);
    const header = protectedHeader.safeParse(opened?.protectedHeader);
    if (!opened || !header.success) return undefined;
    const { kid, iat, jti, htm, htu } = header.data;
    const isFresh = Math.abs(clock.now().getTime() - iat * 1000) <= tolerance;
    if (kid !== keyId || htm !== method || htu !== path || !isFresh) return undefined;
    // The id is stored for longer than the envelope is valid, so that nobody can send an envelope twice.
    if (!(await ephemeralStore.setIfAbsent(`jwe/${jti}`, '1', 2 * tolerance))) return undefined;
    return parseObject(new TextDecoder().decode(opened.plaintext));
  };
