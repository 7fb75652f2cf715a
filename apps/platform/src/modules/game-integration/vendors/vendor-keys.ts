import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Clock } from '../../../core/clock/clock.ts';
import { seconds } from '../../../core/clock/durations.ts';
import { ConfigError } from '../../../core/config/config.ts';
import type { GameVendors } from '../../../core/config/game-vendors-setting.ts';
import type { Database } from '../../../core/db/database.ts';
import { vendorKeys } from './vendor-keys.tables.ts';

const isEd25519 = (base64: string): boolean => {
  try {
    return (
      createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' }).asymmetricKeyType ===
      'ed25519'
    );
  } catch {
    return false;
  }
};

/**
 * Schema of the vendors' public keys: for each vendor code, an object that maps key ids to keys. A key is an Ed25519
 * public key as a SPKI structure, encoded in DER and then in base64.
 */
export const publicKeys = z.record(
  z.string().regex(/^[A-Z0-9_]{1,64}$/),
  z.record(
    z.string().regex(/^[\w.-]{1,64}$/),
    z.string().refine(isEd25519, { error: 'must be the base64 of an Ed25519 public key (SPKI, DER)' }),
  ),
);
export type PublicKeys = z.infer<typeof publicKeys>;

/** Loads the public keys of vendors from a JSON file. Throws an Error that describes the problem with the file. */
export const loadVendorKeys = async (file: string): Promise<PublicKeys> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`VENDOR_KEYS names ${file}, which cannot be read (${error.code}). Correct the path.`, {
      cause: error,
    });
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`VENDOR_KEYS names ${file}, which is not JSON.`, { cause: error });
  }
  const parsed = publicKeys.safeParse(json);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}  ${message}`);
  throw new Error(`VENDOR_KEYS names ${file}, which has keys that cannot be used:\n${issues.join('\n')}`);
};

/**
 * Throws a ConfigError if the gateway has no public key of a game vendor. Without the key, the gateway would reject all
 * bets of the vendor.
 */
export const assertVendorsHaveKeys = (vendors: GameVendors = new Map(), keys: PublicKeys): void => {
  const missing = [...vendors.keys()].filter((code) => Object.keys(keys[code] ?? {}).length === 0);
  if (missing.length > 0)
    throw new ConfigError('VENDOR_KEYS has no public key of these vendors of GAME_VENDORS:', missing);
};

/** Milliseconds for which a key is cached. After this time a retired key is invalid on every instance. */
const cacheTtlMs = seconds(30);
const maxCachedKeys = 1000;

export const createVendorKeys = (db: Database, clock: Clock) => {
  const keyCache = new Map<string, { readonly key: KeyObject | undefined; readonly until: number }>();

  return {
    /** Adds public keys of vendors. With `isComplete`, all other keys of the same vendors are retired. */
    register: async (keys: PublicKeys, { isComplete = false } = {}): Promise<void> => {
      const at = clock.now();
      for (const [vendor, byId] of Object.entries(keys)) {
        for (const [keyId, publicKey] of Object.entries(byId))
          await db
            .insert(vendorKeys)
            .values({ vendor, keyId, publicKey, addedAt: at })
            .onConflictDoUpdate({ target: [vendorKeys.vendor, vendorKeys.keyId], set: { publicKey, retiredAt: null } });
        if (isComplete)
          await db
            .update(vendorKeys)
            .set({ retiredAt: at })
            .where(
              and(
                eq(vendorKeys.vendor, vendor),
                isNull(vendorKeys.retiredAt),
                notInArray(vendorKeys.keyId, Object.keys(byId)),
              ),
            );
      }
      keyCache.clear();
    },
    /** Returns the public key with this id. Returns undefined if the key is unknown or retired. */
    find: async (vendor: string, keyId: string): Promise<KeyObject | undefined> => {
      const name = `${vendor} ${keyId}`;
      const cached = keyCache.get(name);
      if (cached && cached.until > clock.now().getTime()) return cached.key;
      const [row] = await db
        .select()
        .from(vendorKeys)
        .where(and(eq(vendorKeys.vendor, vendor), eq(vendorKeys.keyId, keyId), isNull(vendorKeys.retiredAt)));
      const key = row && createPublicKey({ key: Buffer.from(row.publicKey, 'base64'), format: 'der', type: 'spki' });
      // Anybody can send requests with random vendor codes and key ids. The maximum size prevents these requests from
      // filling the memory.
      if (keyCache.size >= maxCachedKeys) keyCache.clear();
      keyCache.set(name, { key, until: clock.now().getTime() + cacheTtlMs });
      return key;
    },
  };
};
export type VendorKeys = ReturnType<typeof createVendorKeys>;
