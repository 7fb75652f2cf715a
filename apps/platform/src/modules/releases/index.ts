import { join } from 'node:path';
import { ErrorCode } from '@livery/contract/errors';
import { hours, seconds } from '../../core/clock/durations.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { createRevisionWatcher, readRevision } from '../../core/revisions/watch-revision.ts';
import { type BlobStore, createBlobStore } from './blobs/blob-store.ts';
import { releaseFilesPort } from './blobs/release-files-port.ts';
import { brandsRoutes } from './brands.routes.ts';
import { compareRoutes } from './compare/compare.routes.ts';
import { type Composer, createComposer, lowPriority } from './compose/composer.ts';
import { createLiveDocumentReader } from './environments/live-document.ts';
import { createPublisher, type Publisher } from './environments/publisher.ts';
import { createReleaseReader } from './environments/read-release.ts';
import { releasesRoutes } from './environments/releases.routes.ts';
import { createReleasedBrands, type LiveReleases, loadLiveReleases } from './live/live-releases.ts';
import { createReleaseSites } from './live/release-sites.ts';
import { newBrandsRoutes } from './new-brands/new-brands.routes.ts';
import { createDefaultTexts } from './texts/default-texts.ts';
import { textsRoutes } from './texts/texts.routes.ts';
import { assertPolicyMet } from './reviews/check-policy.ts';
import { commentsRoutes } from './reviews/comments.routes.ts';
import { decisionsRoutes } from './reviews/decisions.routes.ts';
import { policiesRoutes } from './reviews/policies.routes.ts';
import { createTimeZoneSearch } from './schedule/find-time-zone.ts';
import { createPublishDue } from './schedule/publish-due.ts';
import { scheduleRoutes } from './schedule/schedule.routes.ts';
import { createDocumentCheck } from './versions/check-document.ts';
import { createDocumentReader, createNewBrandGuard } from './versions/documents.ts';
import { versionsRoutes } from './versions/versions.routes.ts';
import { findLatestVersion } from './versions/versions.ts';

export type { Composer } from './compose/composer.ts';
export type { DocumentContent, DraftBundle, DraftBundleFile } from './compose/composer-messages.ts';
export type { StoredReleaseFiles } from './environments/read-release.ts';
export { releaseFilesPort } from './blobs/release-files-port.ts';
export { createInvalidError, toContractProblems } from './versions/documents.ts';
export { documentBodyLimit, getVersionOrThrow } from './versions/versions.routes.ts';
export { addAsset, addVersion, findAssets } from './versions/versions.ts';

/** Name of the revision that a trigger increases when an environment shows another release. */
const releasesRevision = 'releases';

interface ServiceDeps {
  readonly live: LiveReleases;
  readonly blobs: BlobStore;
  readonly composer: Composer;
  readonly core: Pick<Core, 'brands' | 'warn'>;
}

/** Creates the functions with which other modules serve what is live, compose drafts, and check what becomes a brand. */
const createService = ({ live, blobs, composer, core }: ServiceDeps) => ({
  /** Checks and composes documents in a process of its own. */
  composer,
  /** Checks the bytes of the logo of a new brand. Returns its format, or why it cannot be used. */
  checkLogo: composer.checkLogo,
  /** Returns true for a brand that the gateway serves, and for one that has versions. */
  isExistingBrand: async (tx: Database, brand: string): Promise<boolean> =>
    core.brands.find(brand) !== undefined || (await findLatestVersion(tx, brand)) !== undefined,
  /** Returns the folder of the live release of a brand. Returns undefined for a brand without a release. */
  findFolder: async (brand: string) => {
    const site = await live.findSite(brand).catch((error: unknown) => {
      core.warn(`The release of ${brand} cannot be served`)(error);
      throw new GatewayError(ErrorCode.SystemBusy, { retryAfter: 1 });
    });
    if (!site) return undefined;
    const { releaseId, number, version, compileId, build, publishedAt, approvers } = site.release;
    return {
      folder: site.folder,
      state: number,
      release: {
        release: releaseId,
        version,
        compile: compileId,
        build,
        publishedAt: publishedAt.toISOString(),
        approvedBy: approvers[0] ?? null,
        approvers,
      },
    };
  },
  /** Returns an image of the live release by its path in the brand file. */
  readImage: async (brand: string, path: string): Promise<Buffer | undefined> => {
    const asset = live.find(brand)?.assets.find((each) => each.path === path);
    return asset && blobs.get(asset.hash);
  },
});

/** Registers the policies of environments, the decisions on releases and the comments. */
const registerReviews = ({ operators, db, clock, operatorChecks: checks }: Core): void => {
  policiesRoutes(operators, db, clock);
  decisionsRoutes(operators, { db, clock, checks });
  commentsRoutes(operators, clock);
};

/** Registers the operations of scheduled releases, and the job that publishes them. */
const registerSchedule = (core: Core, publisher: Publisher): void => {
  const { operators, db, clock, jobs, operatorChecks: checks, warn } = core;
  scheduleRoutes(operators, { db, clock, findTimeZone: createTimeZoneSearch(core) });
  const onFailure = warn('A scheduled release could not be published. It is tried again');
  const publishDue = createPublishDue({ db, clock, publisher, checks, onFailure });
  jobs.add({ name: 'releases.publish-due', every: seconds(1), run: publishDue });
};

/** Versions of brands, and the releases that environments show. */
export const releasesModule = defineModule({
  name: 'releases',
  dependsOn: {},
  prepare: ({ app, brands, db }) =>
    brands.setReleasedBrands(createReleasedBrands(db, (problem) => app.log.warn(problem))),
  register: async (core) => {
    const { config, clock, db, brands, ports, hub, jobs, metrics, onClose, operators, warn } = core;
    const blobs = createBlobStore(ports.use(releaseFilesPort));
    const sites = createReleaseSites(blobs, join(config.dataFolder, 'release-sites'));
    const composer = createComposer({
      compileFolder: config.compileFolder,
      imageFolder: join(config.dataFolder, 'release-images'),
      // A demonstration shows how fast a brand is composed, and has no members whose calls could wait.
      priority: config.isDemo ? 0 : lowPriority,
    });
    onClose(composer.close);
    const loaded = await readRevision(db, releasesRevision);
    const live = await loadLiveReleases(db, clock, sites);
    const followRevision = createRevisionWatcher(db, {
      name: releasesRevision,
      loaded,
      reload: async () => {
        await live.follow();
        await brands.reload();
      },
    });
    // One reader at a time, so that what was read later also counts later.
    const runExclusive = createKeyedMutex();
    const follow = (): Promise<void> => runExclusive('follow', followRevision);
    const publisher = createPublisher({
      db,
      clock,
      blobs,
      composer,
      bundlesFolder: config.bundlesFolder,
      verify: ({ id, manifest }) => sites.prepare({ releaseId: id, manifest, retired: [] }),
      announce: (brand) => hub.publish({ type: 'release', brand }),
    });
    hub.subscribe(({ type }) => {
      if (type === 'release') follow().catch(warn('A published release could not be loaded. It is tried again'));
    });
    const listBrands = () => brands.all;
    const checkDocument = createDocumentCheck({
      composer,
      listBrands,
      getSiteHost: () => new URL(core.getOrigins().site).hostname,
    });
    const isServed = (brand: string): boolean => brands.find(brand) !== undefined;
    const readLiveDocument = createLiveDocumentReader({
      db,
      blobs,
      composer,
      merchantsFolder: config.merchantsFolder,
      findBrand: (code) => brands.find(code),
    });
    const documentDeps = { db, clock, blobs, composer, checkDocument };
    versionsRoutes(operators, { ...documentDeps, isServed });
    newBrandsRoutes(operators, { ...documentDeps, listBrands, readLiveDocument });
    textsRoutes(operators, { db, blobs, findDefaultTexts: createDefaultTexts(config.compileFolder) });
    releasesRoutes(operators, { db, publisher, assertPolicyMet });
    compareRoutes(operators, db, blobs);
    registerReviews(core);
    registerSchedule(core, publisher);
    brandsRoutes(core);
    metrics.addGauge({
      name: 'live_releases',
      help: 'Brands that this gateway serves from a release',
      read: () => [{ value: live.listIds().size }],
    });
    jobs.add({ name: 'releases.follow', every: seconds(1), isLocal: true, run: follow });
    // A release stays for one more run, because responses in progress may still read its files.
    let previousIds = live.listIds();
    const clean = async (): Promise<void> => {
      const ids = live.listIds();
      await sites.clean(new Set([...ids, ...previousIds]));
      previousIds = ids;
    };
    jobs.add({ name: 'releases.clean', every: hours(1), isLocal: true, run: clean });
    return {
      ...createService({ live, blobs, composer, core }),
      /** Returns the images of a document with their bytes. Throws a GatewayError for an image that the brand does not have. */
      readDocument: createDocumentReader({ db, blobs }),
      /** Returns the stored files of a release, for its preview. */
      readRelease: createReleaseReader(db, blobs),
      /** Finds all problems of a document. */
      checkDocument,
      /** Throws a GatewayError for an operator who may not add the first document of a new brand. */
      assertMayAddTo: createNewBrandGuard({ isServed }),
      /** Finds the document that members see now. */
      readLiveDocument,
    };
  },
});
