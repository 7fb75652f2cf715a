import { eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { firstKeyId, gatewayKeys } from './gateway-keys.tables.ts';
import { generateKey, type KeyKind } from './generate-key.ts';
import type { KeyEncryption } from './key-encryption.ts';

/** Version of a key. The format of `secret` depends on the kind of the key, for example PEM for a private RSA key. */
export interface KeyVersion {
  readonly id: string;
  readonly secret: string;
  readonly activeFrom: Date;
  readonly retiresAt: Date | null;
}

/** All versions of one key that this gateway accepts. */
export interface KeyRing {
  /**
   * Returns the version with which the gateway encrypts or signs now: the newest version whose `activeFrom` is not in
   * the future. If there is no such version, returns the oldest version.
   */
  readonly getCurrent: () => KeyVersion;
  /** Returns all versions with which data can still be decrypted or verified, the newest first. */
  readonly getAccepted: () => readonly KeyVersion[];
}

export interface KeyStore {
  /**
   * Returns the key with this name. If the key is not in the database, creates it. All gateways of a database get the
   * same key.
   */
  readonly open: (name: string, kind: KeyKind) => Promise<KeyRing>;
  /**
   * Loads the versions again of all keys that `open` has returned. Another process can have added versions since the
   * last load.
   */
  readonly refresh: () => Promise<void>;
}

export type KeyRow = typeof gatewayKeys.$inferSelect;

export const getKeyContext = ({ name, id }: Pick<KeyRow, 'name' | 'id'>): string => `${name}/${id}`;

interface CreateKeyStoreDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly encryption: KeyEncryption;
}

/** Creates the store of the secret keys that all gateway instances share. The keys are in the database. */
export const createKeyStore = ({ db, clock, encryption }: CreateKeyStoreDeps): KeyStore => {
  const versionsByName = new Map<string, readonly KeyVersion[]>();

  const load = async (name: string): Promise<readonly KeyVersion[]> => {
    const rows = await db.select().from(gatewayKeys).where(eq(gatewayKeys.name, name));
    return rows
      .map((row) => ({
        id: row.id,
        secret: encryption.unwrap(row, getKeyContext(row)),
        activeFrom: row.activeFrom,
        retiresAt: row.retiresAt,
      }))
      .sort((one, other) => other.activeFrom.getTime() - one.activeFrom.getTime());
  };

  const create = async (name: string, kind: KeyKind): Promise<void> => {
    const context = getKeyContext({ name, id: firstKeyId });
    const stored = encryption.wrap(await generateKey[kind](), context);
    await db
      .insert(gatewayKeys)
      .values({ name, kind, ...stored, activeFrom: clock.now() })
      .onConflictDoNothing();
  };

  const getVersions = (name: string): readonly KeyVersion[] => versionsByName.get(name) ?? [];

  const toRing = (name: string): KeyRing => ({
    getCurrent: () => {
      const now = clock.now();
      const versions = getVersions(name);
      return (versions.find(({ activeFrom }) => activeFrom <= now) ?? versions.at(-1)) as KeyVersion;
    },
    getAccepted: () => {
      const now = clock.now();
      return getVersions(name).filter(({ retiresAt }) => !retiresAt || retiresAt > now);
    },
  });

  return {
    open: async (name, kind) => {
      if ((await load(name)).length === 0) await create(name, kind);
      versionsByName.set(name, await load(name));
      return toRing(name);
    },
    refresh: async () => {
      for (const name of versionsByName.keys()) versionsByName.set(name, await load(name));
    },
  };
};

/**
 * Creates a function that returns a value computed from a key version, such as a parsed private key. Each value is
 * computed once.
 */
export const memoizeByVersion = <Value>(compute: (version: KeyVersion) => Value): ((version: KeyVersion) => Value) => {
  const values = new Map<string, Value>();
  return (version) => {
    const existing = values.get(version.id);
    if (existing !== undefined) return existing;
    const value = compute(version);
    values.set(version.id, value);
    return value;
  };
};
