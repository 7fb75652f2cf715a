import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

export interface VendorKey {
  readonly keyId: string;
  /** Ed25519 key that signs the calls to the gateway. */
  readonly privateKey: KeyObject;
}

const keysFile = z.record(
  z.string(),
  z.object({ keyId: z.string().check(z.regex(/^[\w.-]{1,64}$/)), privateKey: z.string() }),
);
type KeysFile = z.infer<typeof keysFile>;

const readKeys = async (file: string): Promise<KeysFile> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return keysFile.parse(JSON.parse(text));
};

/**
 * Writes to a temporary file and then renames it. If the process is killed, the file has either the old content or the
 * new content.
 */
const writeAtomically = async (file: string, text: string, mode: number): Promise<void> => {
  await writeFile(`${file}.new`, text, { mode });
  const handle = await open(`${file}.new`, 'r');
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
};

const newKey = (): KeysFile[string] => ({
  keyId: randomBytes(6).toString('hex'),
  privateKey: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
});

/**
 * Loads the private keys of the vendors (game suppliers) from `file`. For each of `vendors` without a key in the
 * file, creates a key and adds it to the file. Writes all public keys to `public-keys.json` in the folder
 * `publicFolder`. The gateway reads the public keys through its setting VENDOR_KEYS. If no key is missing, `file` can
 * be on a read-only volume.
 */
export const loadVendorKeys = async (
  file: string,
  vendors: readonly string[],
  publicFolder: string,
): Promise<{
  readonly keys: ReadonlyMap<string, VendorKey>;
  readonly publicKeys: Record<string, Record<string, string>>;
}> => {
  for (const folder of [dirname(file), publicFolder]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const existingKeys = await readKeys(file).catch((error: unknown) => {
    throw new Error(
      `The vendors' keys in ${file} cannot be read (${String(error)}). ` +
        'Correct the file, or remove it to create new keys and then give their public keys to the gateway.',
      { cause: error },
    );
  });
  const missing = vendors.filter((vendor) => !Object.hasOwn(existingKeys, vendor));
  const all = { ...existingKeys, ...Object.fromEntries(missing.map((vendor) => [vendor, newKey()])) };
  if (missing.length > 0) await writeAtomically(file, `${JSON.stringify(all, undefined, 2)}\n`, 0o600);
  const keys = new Map(
    Object.entries(all).map(
      ([vendor, { keyId, privateKey }]) => [vendor, { keyId, privateKey: createPrivateKey(privateKey) }] as const,
    ),
  );
  const publicKeys = Object.fromEntries(
    [...keys].map(([vendor, { keyId, privateKey }]) => [
      vendor,
      { [keyId]: createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64') },
    ]),
  );
  await writeAtomically(join(publicFolder, 'public-keys.json'), `${JSON.stringify(publicKeys, undefined, 2)}\n`, 0o644);
  return { keys, publicKeys };
};
