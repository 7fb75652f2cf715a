import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeFileDurably } from './write-file-durably.ts';

export interface SigningKey {
  readonly vendor: string;
  readonly keyId: string;
  /** Ed25519 key that signs the callbacks to the gateway. */
  readonly privateKey: KeyObject;
}

/**
 * Public keys by vendor code and key id, in the format of the file that the gateway's setting VENDOR_KEYS names. A key
 * is the base64 text of its DER bytes (SPKI structure).
 */
export type PublicKeys = Readonly<Record<string, Readonly<Record<string, string>>>>;

const keyFile = z.object({ keyId: z.string().regex(/^[\w.-]{1,64}$/), privateKey: z.string() });

const createKey = (): z.infer<typeof keyFile> => ({
  keyId: randomBytes(6).toString('hex'),
  privateKey: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
});

/**
 * Loads the private key of a service from its data folder, or creates a key if the folder has none. Writes the public
 * key to `public-keys.json` in the same folder. The gateway reads that file through its setting VENDOR_KEYS.
 */
export const loadSigningKey = async (
  folder: string,
  vendor: string,
): Promise<{ readonly signingKey: SigningKey; readonly publicKeys: PublicKeys }> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'signing-key.json');
  const stored = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A key that cannot be read must not be replaced, because the gateway has its public key.
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const key = stored === undefined ? createKey() : keyFile.parse(JSON.parse(stored));
  if (stored === undefined) await writeFileDurably(file, JSON.stringify(key));
  const privateKey = createPrivateKey(key.privateKey);
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const publicKeys = { [vendor]: { [key.keyId]: publicKey } };
  await writeFileDurably(join(folder, 'public-keys.json'), `${JSON.stringify(publicKeys, undefined, 2)}\n`, 0o644);
  return { signingKey: { vendor, keyId: key.keyId, privateKey }, publicKeys };
};
