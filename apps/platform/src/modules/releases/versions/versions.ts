import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DocumentContent } from '../compose/composer-messages.ts';
import { type AssetRow, brandAssets, brandVersions, type VersionAsset, type VersionRow } from './versions.tables.ts';

/** Content of a version: text and images merged with the bases, and the text and images of the brand alone. */
export type VersionContent = Pick<VersionRow, 'text' | 'assets' | 'ownText' | 'ownAssets' | 'bases'>;

type NewVersion = VersionContent &
  Pick<VersionRow, 'brand' | 'baseNumber' | 'note' | 'createdBy' | 'createdAt'> &
  Partial<Pick<VersionRow, 'editors'>>;

const toFileName = (brand: string): string => `${brand}.json`;

const sortByPath = (assets: readonly VersionAsset[]): readonly VersionAsset[] =>
  [...assets].sort((one, other) => (one.path < other.path ? -1 : 1));

const listHashes = (assets: readonly VersionAsset[]) => assets.map(({ path, hash }) => [path, hash]);

const computeVersionHash = ({ text, assets, ownText, ownAssets, bases }: VersionContent): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        text,
        ...listHashes(assets),
        ...(bases ? [{ ownText, ownAssets: listHashes(ownAssets ?? []), bases }] : []),
      ]),
    )
    .digest('hex');

/** Adds an image of a brand. Its bytes must be in the blob store already. Adding the same image twice changes nothing. */
export const addAsset = async (tx: Database, asset: AssetRow): Promise<void> => {
  await tx.insert(brandAssets).values(asset).onConflictDoNothing();
};

/** Returns the images of a brand with these hashes, by hash. */
export const findAssets = async (
  db: Database,
  brand: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, AssetRow>> => {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(brandAssets)
    .where(and(eq(brandAssets.brand, brand), inArray(brandAssets.hash, [...hashes])));
  return new Map(rows.map((row) => [row.hash, row]));
};

/** Sorts the images of a version by path, so that the same images always give the same hash. */
const sortAssets = <T extends Pick<VersionContent, 'assets' | 'ownAssets'>>(content: T): T => ({
  ...content,
  assets: sortByPath(content.assets),
  ownAssets: content.ownAssets && sortByPath(content.ownAssets),
});

/** Adds the next version of a brand, and returns its row. Call this function inside a transaction. */
export const addVersion = async (tx: Database, version: NewVersion): Promise<VersionRow> => {
  const { brand } = version;
  // The lock makes concurrent calls use different version numbers.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`brand_versions/${brand}`}, 0))`);
  const latest = await findLatestVersion(tx, brand);
  const content = sortAssets({ editors: [], ...version });
  const row = { ...content, number: (latest?.number ?? 0) + 1, hash: computeVersionHash(content) };
  await tx.insert(brandVersions).values(row);
  return row;
};

/**
 * Version number for the brand file on the server, as members saw it before the first release. All other versions have
 * larger numbers.
 */
export const fileVersionNumber = 0;

/** Creates the row of the version with the brand file of the server. */
export const createFileVersion = (
  brand: string,
  version: VersionContent,
): Omit<VersionRow, 'createdBy' | 'createdAt'> => {
  const content = sortAssets(version);
  return {
    brand,
    ...content,
    number: fileVersionNumber,
    hash: computeVersionHash(content),
    baseNumber: null,
    editors: [],
    note: '',
  };
};

export const findVersion = async (db: Database, brand: string, number: number): Promise<VersionRow | undefined> =>
  (
    await db
      .select()
      .from(brandVersions)
      .where(and(eq(brandVersions.brand, brand), eq(brandVersions.number, number)))
  )[0];

export const findLatestVersion = async (db: Database, brand: string): Promise<VersionRow | undefined> =>
  (
    await db
      .select()
      .from(brandVersions)
      .where(eq(brandVersions.brand, brand))
      .orderBy(desc(brandVersions.number))
      .limit(1)
  )[0];

/** Lists the versions of a brand without their texts, the newest first. */
export const listVersions = (
  db: Database,
  brand: string,
  limit: number,
): Promise<Pick<VersionRow, 'number' | 'hash' | 'baseNumber' | 'bases' | 'note' | 'createdBy' | 'createdAt'>[]> =>
  db
    .select({
      number: brandVersions.number,
      hash: brandVersions.hash,
      baseNumber: brandVersions.baseNumber,
      bases: brandVersions.bases,
      note: brandVersions.note,
      createdBy: brandVersions.createdBy,
      createdAt: brandVersions.createdAt,
    })
    .from(brandVersions)
    .where(eq(brandVersions.brand, brand))
    .orderBy(desc(brandVersions.number))
    .limit(limit);

/** Loads a document with its images. Throws a BlobError if an image is missing or damaged. */
export const loadDocument = async (
  blobs: BlobStore,
  { brand, text, assets }: Pick<VersionRow, 'brand' | 'text' | 'assets'>,
): Promise<DocumentContent> => ({
  file: toFileName(brand),
  text,
  images: new Map(await Promise.all(assets.map(async ({ path, hash }) => [path, await blobs.get(hash)] as const))),
});

/** Returns the document of a version without inherited parts. */
export const getOwnDocument = ({ text, assets, ownText, ownAssets }: VersionContent) => ({
  text: ownText ?? text,
  assets: ownAssets ?? assets,
});
