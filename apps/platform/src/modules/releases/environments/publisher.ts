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
import { getReleaseOrThrow } from './find-release.ts';
import { compiledApps, type ReleaseRow, releases } from './releases.tables.ts';
import { type StoredRelease, storeRelease } from './store-release.ts';

type RetiredFiles = Awaited<ReturnType<typeof listRetiredFiles>>;

interface PublisherDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  readonly composer: Pick<Composer, 'compose'>;
  /** Folder with the bundles that commands have composed, by the code of the brand. */
  readonly bundlesFolder: string;
  /** Fetches and verifies all files of a release at this gateway. */
  readonly verify: (release: ReleaseRow) => Promise<unknown>;
  /** Notifies all gateways that an environment of a brand has changed. */
  readonly announce: (brand: string) => Promise<void>;
  /** Ends what depends on the previous live release, such as a trial. Runs in the transaction of the change. */
  readonly onLiveChange: (tx: Database, change: EnvironmentChange) => Promise<void>;
}

/** Composes releases and publishes them in environments. */
export interface Publisher {
  /** Composes a version and stores all its files. Returns the problems of the document if it has some. */
  readonly composeVersion: (version: VersionRow) => Promise<StoredRelease | { readonly problems: readonly Problem[] }>;
  /** Adds a release whose files are stored. A release that exists stays as it is. */
  readonly addRelease: (tx: Database, release: StoredRelease & Pick<ReleaseRow, 'createdBy'>) => Promise<ReleaseRow>;
  /**
   * Verifies all files of a release, so that a damaged release never becomes live. Returns the files that only open
   * pages need after the change. Call this function outside of a transaction.
   */
  readonly prepareChange: (
    change: Pick<EnvironmentChange, 'brand' | 'environment' | 'releaseId'>,
  ) => Promise<RetiredFiles>;
  /** Makes an environment show a release. Call this function inside a transaction, and `announce` after the commit. */
  readonly change: (
    tx: Database,
    change: Omit<EnvironmentChange, 'at'>,
    retired: RetiredFiles,
  ) => Promise<EnvironmentRow>;
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
  verify,
  announce,
  onLiveChange,
}: PublisherDeps): Publisher => ({
  announce,
  composeVersion: async (version) => {
    const composed = await composer.compose(await loadDocument(blobs, version));
    return 'problems' in composed ? composed : storeRelease(blobs, version, composed);
  },
  addRelease: async (tx, { features, ...release }) => {
    const row = { ...release, createdAt: clock.now() };
    await tx.insert(compiledApps).values({ id: row.compileId, features, addedAt: row.createdAt }).onConflictDoNothing();
    await tx.insert(releases).values(row).onConflictDoNothing();
    const [stored = row] = await tx.select().from(releases).where(eq(releases.id, release.id));
    return stored;
  },
  prepareChange: async ({ brand, environment, releaseId }) => {
    await verify(await getReleaseOrThrow(db, brand, releaseId));
    return environment === 'live'
      ? listRetiredFiles(db, blobs, { brand, releaseId, bundleFolder: join(bundlesFolder, brand) })
      : [];
  },
  change: async (tx, change, retired) => {
    const dated = { ...change, at: clock.now() };
    const row = await changeEnvironment(tx, dated, retired);
    if (change.environment === 'live') await onLiveChange(tx, dated);
    return row;
  },
  prepareTrial: async ({ brand, releaseId }) => {
    await verify(await getReleaseOrThrow(db, brand, releaseId));
    return listTrialFiles(db, blobs, { brand, releaseId });
  },
  keepFiles: (tx, brand, files) => storeRetiredFiles(tx, { brand, at: clock.now() }, files),
});
