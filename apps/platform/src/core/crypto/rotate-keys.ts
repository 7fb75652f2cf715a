import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { minutes } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { getKeyContext, type KeyRow, type KeyVersion } from './gateway-keys.ts';
import { gatewayKeys } from './gateway-keys.tables.ts';
import { generateKey, overlapByKind } from './generate-key.ts';
import type { KeyEncryption } from './key-encryption.ts';

/**
 * Default delay in milliseconds between the creation of a key version and its first use. In this time, all gateways
 * load the version again from the database, and external services replace their cached public keys. So all of them can
 * read data of the version from its first use.
 */
const activationDelay = minutes(5);

export class UnknownKeyError extends Error {
  override readonly name = 'UnknownKeyError';

  constructor(name: string, names: readonly string[]) {
    super(`There is no key "${name}". The keys of this database are: ${names.join(', ') || 'none'}.`);
  }
}

interface KeyToolDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly encryption: KeyEncryption;
}

export const listKeys = (db: Database): Promise<KeyRow[]> =>
  db.select().from(gatewayKeys).orderBy(asc(gatewayKeys.name), desc(gatewayKeys.activeFrom));

/**
 * Adds a version of a key. Gateways accept data of this version as soon as they have loaded it. They encrypt or sign
 * new data with it after `delay` milliseconds. Earlier versions stay accepted for a time that depends on the kind of
 * key. Throws an UnknownKeyError if no key has this name.
 */
export const rotateKey = async (
  { db, clock, encryption }: KeyToolDeps,
  name: string,
  delay = activationDelay,
): Promise<KeyRow> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`key/${name}`}))`);
    const [latest] = await tx
      .select()
      .from(gatewayKeys)
      .where(eq(gatewayKeys.name, name))
      .orderBy(desc(gatewayKeys.activeFrom))
      .limit(1);
    if (!latest) throw new UnknownKeyError(name, [...new Set((await listKeys(tx)).map((row) => row.name))]);
    const now = clock.now();
    const id = randomBytes(4).toString('hex');
    const activeFrom = new Date(now.getTime() + delay);
    const stored = encryption.wrap(await generateKey[latest.kind](), getKeyContext({ name, id }));
    const overlap = overlapByKind[latest.kind];
    if (overlap !== null)
      await tx
        .update(gatewayKeys)
        .set({ retiresAt: new Date(activeFrom.getTime() + overlap) })
        .where(and(eq(gatewayKeys.name, name), isNull(gatewayKeys.retiresAt)));
    const [row] = await tx
      .insert(gatewayKeys)
      .values({ name, id, kind: latest.kind, ...stored, createdAt: now, activeFrom })
      .returning();
    return row as KeyRow;
  });

/**
 * Encrypts all stored keys with the current key-encryption key. Each key has its own transaction, so the work can be
 * interrupted and repeated. Returns the number of changed keys.
 */
export const rewrapKeys = async ({ db, encryption }: Omit<KeyToolDeps, 'clock'>): Promise<number> => {
  let changed = 0;
  for (const { name, id, wrappedBy } of await listKeys(db)) {
    if (wrappedBy === encryption.currentId) continue;
    await db.transaction(async (tx) => {
      const matches = and(eq(gatewayKeys.name, name), eq(gatewayKeys.id, id));
      const [row] = await tx.select().from(gatewayKeys).where(matches).for('update');
      if (!row || row.wrappedBy === encryption.currentId) return;
      const context = getKeyContext(row);
      await tx
        .update(gatewayKeys)
        .set(encryption.wrap(encryption.unwrap(row, context), context))
        .where(matches);
      changed += 1;
    });
  }
  return changed;
};

/**
 * Sets `at` as the end time of all versions of a key that are older than the current version. Gateways reject data of
 * these versions after this time, so call it only when no stored data needs them. Newer versions that are not active
 * yet are not changed.
 */
export const retireOlderVersions = async (
  db: Database,
  name: string,
  current: Pick<KeyVersion, 'id' | 'activeFrom'>,
  at: Date,
): Promise<void> => {
  await db
    .update(gatewayKeys)
    .set({ retiresAt: at })
    .where(
      and(
        eq(gatewayKeys.name, name),
        ne(gatewayKeys.id, current.id),
        isNull(gatewayKeys.retiresAt),
        lte(gatewayKeys.activeFrom, current.activeFrom),
      ),
    );
};

/**
 * Deletes the key versions that have ended (`retiresAt`) at the time `now`, and are therefore no longer accepted.
 * Returns the number of deleted versions.
 */
export const deleteRetiredKeys = async (db: Database, now: Date): Promise<number> =>
  (
    await db
      .delete(gatewayKeys)
      .where(and(isNotNull(gatewayKeys.retiresAt), lte(gatewayKeys.retiresAt, now)))
      .returning({ id: gatewayKeys.id })
  ).length;
