import { join } from 'node:path';
import type { Problem } from '@livery/composer/problem';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Composer } from '../compose/composer.ts';
import { loadDocument } from '../versions/versions.ts';
import type { VersionRow } from '../versions/versions.tables.ts';
import {
  changeEnvironment,
  type EnvironmentChange,
  type EnvironmentRow,
  listRetiredFiles,
  listTrialFiles,
  storeRetiredFiles,
} from './change-environment.ts';
import { addFileVersion, type FileRelease } from './file-release.ts';
import { getReleaseOrThrow } from './find-release.ts';
import { compiledApps, type ReleaseRow, releases } from './releases.tables.ts';
import { type StoredRelease, storeRelease } from './store-release.ts';

type RetiredFiles = Awaited<ReturnType<typeof listRetiredFiles>>;

/** Data that `prepareChange` computes before the transaction of a change, because the work is slow. */
export interface PreparedChange {
  /** Files of the current release that the next release does not contain. Pages that are open now still load them. */
  readonly retired: RetiredFiles;
  /**
   * Release that contains the files of the server that members get now. Present only if the change publishes the first
   * live release of the brand.
   */
  readonly file: FileRelease | undefined;
}

interface PublisherDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  readonly composer: Pick<Composer, 'compose'>;
  /**
   * Folder with the app bundles that were composed by a command and not by this module. It has a subfolder for each
   * brand code.
   */
  readonly bundlesFolder: string;
  readonly prepareFileRelease: (brand: string) => Promise<FileRelease | undefined>;
  /** Fetches and verifies all files of a release at this gateway. */
  readonly verify: (release: ReleaseRow) => Promise<unknown>;
  /** Notifies all gateways that an environment of a brand has changed. */
  readonly announce: (brand: string) => Promise<void>;
  /**
   * Throws a GatewayError if another brand has the same or a similar name, or conflicts with the gateway of the
   * release. Call it in the transaction that shows the release to members.
   */
  readonly assertDistinct: (tx: Database, release: Pick<EnvironmentChange, 'brand' | 'releaseId'>) => Promise<void>;
  /**
   * Ends everything that depends on the previous live release, such as a trial. Runs in the transaction of the
   * change.
   */
  readonly onLiveChange: (tx: Database, change: EnvironmentChange) => Promise<void>;
}

/** Composes releases and publishes them in environments. */
export interface Publisher {
  /** Composes a version and stores all its files. Returns the problems of the document if it has some. */
  readonly composeVersion: (version: VersionRow) => Promise<StoredRelease | { readonly problems: readonly Problem[] }>;
  /**
   * Prepares a release with the files that members get from the server, if the brand has no live release yet. Call it
   * outside of a transaction, because it stores files. Then call `addFileRelease` inside the transaction.
   */
  readonly prepareFileRelease: (brand: string) => Promise<FileRelease | undefined>;
  readonly addFileRelease: (tx: Database, file: FileRelease, by: string) => Promise<void>;
  /** Adds a release whose files are stored. Does not change a release that already exists. */
  readonly addRelease: (tx: Database, release: StoredRelease & Pick<ReleaseRow, 'createdBy'>) => Promise<ReleaseRow>;
  /**
   * Verifies all files of a release, so that a damaged release never becomes live. Call this function outside of a
   * transaction.
   */
  readonly prepareChange: (
    change: Pick<EnvironmentChange, 'brand' | 'environment' | 'releaseId'>,
  ) => Promise<PreparedChange>;
  /** Makes an environment show a release. Call this function inside a transaction, and `announce` after the commit. */
  readonly change: (
    tx: Database,
    change: Omit<EnvironmentChange, 'at' | 'fileReleaseId'>,
    prepared: PreparedChange,
  ) => Promise<EnvironmentRow>;
  /** Throws a GatewayError if members could confuse the candidate release of a trial with another brand. */
  readonly assertDistinct: PublisherDeps['assertDistinct'];
  /** Verifies the candidate release of a trial. Returns the files that only one of the two visitor groups uses. */
  readonly prepareTrial: (release: Pick<EnvironmentChange, 'brand' | 'releaseId'>) => Promise<RetiredFiles>;
  /**
   * Stores the files of both visitor groups, so that they stay available after the trial. Call this inside a
   * transaction.
   */
  readonly keepFiles: (tx: Database, brand: string, files: RetiredFiles) => Promise<void>;
  readonly announce: (brand: string) => Promise<void>;
}

export const createPublisher = ({
  db,
  clock,
  blobs,
  composer,
  bundlesFolder,
  prepareFileRelease,
  verify,
  announce,
  assertDistinct,
  onLiveChange,
}: PublisherDeps): Publisher => {
  const addRelease: Publisher['addRelease'] = async (tx, { features, ...release }) => {
    const row = { ...release, createdAt: clock.now() };
    if (features) {
      const app = { id: row.compileId, features, addedAt: row.createdAt };
      await tx.insert(compiledApps).values(app).onConflictDoNothing();
    }
    await tx.insert(releases).values(row).onConflictDoNothing();
    const [stored = row] = await tx.select().from(releases).where(eq(releases.id, release.id));
    return stored;
  };
  const addFileRelease: Publisher['addFileRelease'] = async (tx, file, by) => {
    await addFileVersion(tx, file, { by, clock });
    await addRelease(tx, { ...file.release, createdBy: by });
  };
  return {
    announce,
    assertDistinct,
    addRelease,
    addFileRelease,
    prepareFileRelease,
    composeVersion: async (version) => {
      const composed = await composer.compose(await loadDocument(blobs, version));
      return 'problems' in composed ? composed : storeRelease(blobs, version, composed);
    },
    prepareChange: async ({ brand, environment, releaseId }) => {
      await verify(await getReleaseOrThrow(db, brand, releaseId));
      if (environment !== 'live') return { retired: [], file: undefined };
      const retired = await listRetiredFiles(db, blobs, { brand, releaseId, bundleFolder: join(bundlesFolder, brand) });
      return { retired, file: await prepareFileRelease(brand) };
    },
    change: async (tx, change, { retired, file }) => {
      if (file) await addFileRelease(tx, file, change.by);
      if (change.environment === 'live') await assertDistinct(tx, change);
      const dated = { ...change, at: clock.now(), fileReleaseId: file?.release.id };
      const row = await changeEnvironment(tx, dated, retired);
      if (change.environment === 'live') await onLiveChange(tx, dated);
      return row;
    },
    prepareTrial: async ({ brand, releaseId }) => {
      await verify(await getReleaseOrThrow(db, brand, releaseId));
      return listTrialFiles(db, blobs, { brand, releaseId });
    },
    keepFiles: (tx, brand, files) => storeRetiredFiles(tx, { brand, at: clock.now() }, files),
  };
};
