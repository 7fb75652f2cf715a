import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetLimits, createFolderReader } from '@livery/composer/read/asset-file';
import { isBaseName, isValidBaseName, maxBases, readExtends } from '@livery/merchant/extends';
import type { Database } from '../../../core/db/database.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DocumentContent } from '../compose/composer-messages.ts';
import { findLatestVersion, findVersion, getOwnDocument } from './versions.ts';
import type { VersionAsset, VersionBase } from './versions.tables.ts';

/** Base (document from which a document inherits), with its own text and the images that can be inherited from it. */
export interface LoadedBase {
  readonly name: string;
  /**
   * Version number of the base, if the base is a brand with versions. Null if its text comes from a file or from the
   * request.
   */
  readonly version: number | null;
  readonly text: string;
  readonly assets: readonly VersionAsset[];
}

export interface BaseRequest {
  readonly brand: string;
  readonly text: string;
  /**
   * Texts of bases (documents from which the document inherits) that the request contains, by name. They have
   * priority over the bases of the gateway.
   */
  readonly given?: ReadonlyMap<string, string>;
  /**
   * Number of the brand version from which the document was created. Null or absent if there is none. If the gateway
   * has no base with the needed name, the base that was stored with this version is used.
   */
  readonly baseVersion?: number | null;
}

interface BaseDeps {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly merchantsFolder: string;
}

type FoundBase = LoadedBase & {
  /**
   * Bases that were stored together with the version of this base. If this base inherits from another one, the stored
   * texts are used, because they never change. Absent for a base from a file or from the request.
   */
  readonly pinned?: readonly VersionBase[];
};

/**
 * Returns the name of the base of a document. Returns undefined for a document without a base, or without a valid
 * name.
 */
export const findBaseName = (text: string): string | undefined => {
  try {
    const name = readExtends(JSON.parse(text));
    return name !== undefined && isValidBaseName(name) ? name : undefined;
  } catch {
    return undefined;
  }
};

/** Lists the texts of a document that can be the path of an image or a font. */
const listPaths = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/"([A-Za-z0-9._/-]{1,194}\.(?:svg|png|jpe?g|webp|woff2?|ttf|otf))"/gi)].map(
      ([, path]) => path ?? '',
    ),
  ),
];

const readText = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/**
 * Creates the function that reads a base and its images from the folder of the brand files. The created function
 * returns undefined if the folder has no file of this base.
 */
const createFileReader =
  ({ blobs, merchantsFolder }: BaseDeps) =>
  async (name: string): Promise<FoundBase | undefined> => {
    const file = join(merchantsFolder, `${name}.json`);
    const text = await readText(file);
    if (text === undefined) return undefined;
    const readAsset = createFolderReader(file);
    const assets: VersionAsset[] = [];
    for (const path of listPaths(text)) {
      const asset = readAsset(path, assetLimits.hero);
      // A missing or invalid image is skipped here. The check of the document reports it as a problem.
      if ('reason' in asset) continue;
      await blobs.put(asset.bytes);
      assets.push({ path, hash: asset.hash, size: asset.bytes.length });
    }
    return { name, version: null, text, assets };
  };

/**
 * Creates the function that loads the bases of a document, the nearest first. If a base is a brand, its newest version
 * is used, with the bases of this version. The list ends early at a missing base, at a cycle, or at the maximum number
 * of bases. The check of the document reports these as problems.
 */
export const createBaseLoader = (deps: BaseDeps) => {
  const { db, blobs } = deps;
  const readFileBase = createFileReader(deps);

  const readPinned = async ({ name, version, hash }: VersionBase): Promise<FoundBase> => ({
    name,
    version,
    text: (await blobs.get(hash)).toString('utf8'),
    assets: [],
  });

  const readLatest = async (name: string): Promise<FoundBase | undefined> => {
    const row = isBaseName(name) ? undefined : await findLatestVersion(db, name);
    if (!row) return undefined;
    const { text } = getOwnDocument(row);
    return { name, version: row.number, text, assets: row.assets, pinned: row.bases ?? [] };
  };

  const readFromVersion = async ({ brand, baseVersion }: BaseRequest, name: string): Promise<FoundBase | undefined> => {
    const row = typeof baseVersion === 'number' ? await findVersion(db, brand, baseVersion) : undefined;
    const pin = row?.bases?.find((base) => base.name === name);
    return row && pin && { ...(await readPinned(pin)), assets: row.assets, pinned: row.bases ?? [] };
  };

  const findBase = async (request: BaseRequest, name: string): Promise<FoundBase | undefined> => {
    const given = request.given?.get(name);
    if (given !== undefined) return { name, version: null, text: given, assets: [] };
    return (await readLatest(name)) ?? (await readFileBase(name)) ?? (await readFromVersion(request, name));
  };

  return async (request: BaseRequest): Promise<readonly LoadedBase[]> => {
    const bases: LoadedBase[] = [];
    let pinned: readonly VersionBase[] = [];
    let name = findBaseName(request.text);
    while (name !== undefined && bases.length < maxBases) {
      const current: string = name;
      if (current === request.brand || bases.some((base) => base.name === current)) break;
      const pin = pinned.find((base) => base.name === current);
      const found: FoundBase | undefined = pin ? await readPinned(pin) : await findBase(request, current);
      if (!found) break;
      bases.push({ name: found.name, version: found.version, text: found.text, assets: found.assets });
      if (found.pinned) pinned = found.pinned;
      name = findBaseName(found.text);
    }
    return bases;
  };
};

export type LoadBases = ReturnType<typeof createBaseLoader>;

/**
 * Loads the bases of a document whose images are in memory. Returns the bases, and the document with the texts and
 * images of the bases. `given` contains texts of bases from the request, by name.
 */
export const addBases = async (
  { blobs, loadBases }: { readonly blobs: Pick<BlobStore, 'get'>; readonly loadBases: LoadBases },
  document: DocumentContent,
  given: ReadonlyMap<string, string> = new Map(),
) => {
  const bases = await loadBases({ brand: document.file.replace(/\.json$/, ''), text: document.text, given });
  const images = new Map<string, Buffer>();
  for (const { assets } of bases.toReversed())
    for (const { path, hash } of assets) images.set(path, await blobs.get(hash));
  for (const [path, bytes] of document.images) images.set(path, bytes);
  return { bases, document: { ...document, images, bases: new Map(bases.map(({ name, text }) => [name, text])) } };
};
