import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type BundleManifest, readBundleManifest } from '@livery/composer/compose/bundle-manifest';
import { and, eq } from 'drizzle-orm';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { type BlobStore, toBlobHash } from '../blobs/blob-store.ts';
import { type Composer, ComposerError } from '../compose/composer.ts';
import { addBases, type LoadBases } from '../versions/load-bases.ts';
import { toVersionContent } from '../versions/resolve-document.ts';
import { addAsset, createFileVersion, findVersion, fileVersionNumber, loadDocument } from '../versions/versions.ts';
import { brandVersions, type VersionRow } from '../versions/versions.tables.ts';
import { readManifest } from './release-manifest.ts';
import { compiledApps, releases } from './releases.tables.ts';
import { findEnvironment } from './change-environment.ts';
import type { FileImage, LiveDocument } from './live-document.ts';
import { type StoredRelease, storeRelease } from './store-release.ts';

/**
 * Release that contains exactly the files that members get from the server before the first release of a brand, and the
 * version of its brand file. Its blobs are stored, but its database rows are not inserted yet.
 */
export interface FileRelease {
  readonly version: Omit<VersionRow, 'createdBy' | 'createdAt'>;
  readonly images: readonly FileImage[];
  readonly release: StoredRelease;
}

interface FileReleaseDeps {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly composer: Pick<Composer, 'compose'>;
  readonly loadBases: LoadBases;
  readonly bundlesFolder: string;
  readonly findBrand: (code: string) => Merchant | undefined;
  readonly readLiveDocument: (brand: string) => Promise<LiveDocument>;
  /**
   * Called with the error if the bundle or the brand file cannot be used. No such release is then created for the
   * brand.
   */
  readonly onFailure: (error: unknown) => void;
  /** Called with the error if the version cannot be composed. The release is then created without its features. */
  readonly onComposeFailure: (error: unknown) => void;
}

const isComplete = (manifest: Partial<BundleManifest>): manifest is BundleManifest =>
  manifest.build !== undefined && manifest.files !== undefined && manifest.headers !== undefined;

/**
 * Creates the function that prepares a release for a brand that has no release yet. Members get such a brand from a
 * brand file and a bundle on the server. Returns undefined for other brands. Call the function outside of a
 * transaction.
 */
export const createFileReleases = (deps: FileReleaseDeps) => {
  const { db, blobs, composer, bundlesFolder, findBrand, readLiveDocument, onFailure, onComposeFailure } = deps;

  const readVersion = async (brand: string): Promise<Pick<FileRelease, 'version' | 'images'>> => {
    const { own, assets, fileImages } = await readLiveDocument(brand);
    const document = await loadDocument(blobs, { brand, text: own.text, assets });
    const { bases } = await addBases(deps, document);
    const content = await toVersionContent(blobs, { ...document, assets: own.assets, bases });
    const version = createFileVersion(brand, content);
    const known = await findVersion(db, brand, fileVersionNumber);
    // A stored version never changes. If the brand file has changed since the version was stored, the current files do
    // not belong to the version.
    if (known && known.hash !== version.hash)
      throw new Error(`The brand file of ${brand} has changed since it was stored as version ${fileVersionNumber}`);
    return { version: known ?? version, images: fileImages };
  };

  /** Composes the version with the current compiled app. Returns undefined if the version cannot be composed. */
  const compose = async (version: FileRelease['version']) => {
    try {
      const composed = await composer.compose(await loadDocument(blobs, version));
      return 'problems' in composed ? undefined : composed;
    } catch (error) {
      // The composer could not finish the task, for example because its process has ended. The release is then created
      // without the list of its features. It can still be shown, which is more important.
      if (!(error instanceof ComposerError)) throw error;
      onComposeFailure(error);
      return undefined;
    }
  };

  /** Returns the release with the files of this bundle that was stored before, for example for a comparison. */
  const findStored = async (brand: string, manifest: BundleManifest): Promise<StoredRelease | undefined> => {
    const rows = await db
      .select({ release: releases, features: compiledApps.features })
      .from(releases)
      .leftJoin(compiledApps, eq(compiledApps.id, releases.compileId))
      .where(
        and(eq(releases.brand, brand), eq(releases.version, fileVersionNumber), eq(releases.build, manifest.build)),
      );
    for (const { release, features } of rows) {
      const stored = await readManifest(blobs.get, release.manifest);
      if (isDeepStrictEqual(stored.manifest.files, manifest.files))
        return { ...release, features: features ?? undefined };
    }
    return undefined;
  };

  const readRelease = async (brand: string, folder: string, manifest: BundleManifest): Promise<FileRelease> => {
    const { version, images } = await readVersion(brand);
    const stored = await findStored(brand, manifest);
    if (stored) return { version, images, release: stored };
    // The bundle does not contain the id of the compiled app from which it was built. If composing the version now
    // gives the same build id, the bundle is from the current compiled app. Otherwise it gets an id of its own, with
    // the features of the current app, which are almost the same. If the version cannot be composed, they are unknown.
    const current = await compose(version);
    const { previous: _previous, ...own } = manifest;
    const release = await storeRelease(
      blobs,
      { ...version, createdBy: '', createdAt: new Date(0) },
      {
        compileId: current?.manifest.build === manifest.build ? current.compileId : `bundle-${manifest.build}`,
        features: current?.features,
        manifest: own,
        files: Object.entries(manifest.files).map(([path, integrity]) => ({
          path,
          hash: toBlobHash(integrity),
          source: join(folder, path),
        })),
      },
    );
    return { version, images, release };
  };

  return async (brand: string): Promise<FileRelease | undefined> => {
    if (findBrand(brand) === undefined || (await findEnvironment(db, brand, 'live'))) return undefined;
    const folder = join(bundlesFolder, brand);
    const manifest = await readBundleManifest(folder);
    if (!isComplete(manifest)) return undefined;
    // A damaged bundle must not prevent the first release of the brand, so the error is only reported.
    return readRelease(brand, folder, manifest).catch((error: unknown) => {
      onFailure(error);
      return undefined;
    });
  };
};

/** Inserts the version and the images of a file release, if they are new. Call this function inside a transaction. */
export const addFileVersion = async (
  tx: Database,
  { version, images }: FileRelease,
  { by, clock }: { readonly by: string; readonly clock: Clock },
): Promise<void> => {
  const created = { createdBy: by, createdAt: clock.now() };
  for (const { path: _path, ...image } of images) await addAsset(tx, { brand: version.brand, ...image, ...created });
  await tx
    .insert(brandVersions)
    .values({ ...version, ...created })
    .onConflictDoNothing();
};
