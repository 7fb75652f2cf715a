import { join } from 'node:path';
import { ErrorCode } from '@livery/contract/errors';
import { hours, seconds } from '../../core/clock/durations.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { createRevisionWatcher, readRevision } from '../../core/revisions/watch-revision.ts';
import { hostsModule } from '../hosts/index.ts';
import { type BlobStore, createBlobStore } from './blobs/blob-store.ts';
import { createBlobUsage } from './blobs/blob-usage.ts';
import { releaseFilesPort } from './blobs/release-files-port.ts';
import { createBlobRemoval } from './blob-removal/remove-unused-blobs.ts';
import { inheritingRoutes } from './bases/inheriting.routes.ts';
import { createBaseLoader } from './versions/load-bases.ts';
import { toVersionContent } from './versions/resolve-document.ts';
import { brandsRoutes } from './brands.routes.ts';
import { compareRoutes } from './compare/compare.routes.ts';
import { type Composer, createComposer, lowPriority } from './compose/composer.ts';
import { fleetRoutes } from './fleet/fleet.routes.ts';
import { createFleetJob } from './fleet/run-fleet.ts';
import { findEnvironment } from './environments/change-environment.ts';
import { createLiveDocumentReader } from './environments/live-document.ts';
import { createDistinctCheck } from './distinct/assert-distinct.ts';
import { createFileReleases } from './environments/file-release.ts';
import { createPublisher, type Publisher } from './environments/publisher.ts';
import { createReleaseReader } from './environments/read-release.ts';
import { createServedFilesReader } from './environments/read-served-files.ts';
import type { Environment } from './environments/releases.tables.ts';
import { releasesRoutes } from './environments/releases.routes.ts';
import { type LiveRelease, type LiveReleases, loadLiveReleases, type TrialRelease } from './live/live-releases.ts';
import { createReleasedBrands } from './live/released-brands.ts';
import { createReleaseSites, type ReleaseSites } from './live/release-sites.ts';
import { listUnserved } from './new-brands/existing-brands.ts';
import { newBrandsRoutes } from './new-brands/new-brands.routes.ts';
import { createDefaultTexts } from './texts/default-texts.ts';
import { createFontDescriber } from './texts/describe-font.ts';
import { textsRoutes } from './texts/texts.routes.ts';
import { assertPolicyMet, findShownApprovals } from './reviews/check-policy.ts';
import { commentsRoutes } from './reviews/comments.routes.ts';
import { decisionsRoutes } from './reviews/decisions.routes.ts';
import { policiesRoutes } from './reviews/policies.routes.ts';
import { createTimeZoneSearch } from './schedule/find-time-zone.ts';
import { createPublishDue } from './schedule/publish-due.ts';
import { scheduleRoutes } from './schedule/schedule.routes.ts';
import { endTrialForChange } from './trials/end-trial.ts';
import { createTrialCounter } from './trials/trial-counts.ts';
import { createTrialVisitors, type TrialVisitors } from './trials/trial-visitors.ts';
import type { TrialGroup } from './trials/trials.tables.ts';
import { trialsRoutes } from './trials/trials.routes.ts';
import { createTrialWatch } from './trials/watch-trials.ts';
import { createDocumentCheck } from './versions/check-document.ts';
import { createDocumentReader, createNewBrandGuard, type ReadDocument } from './versions/documents.ts';
import { toDocument, versionsRoutes } from './versions/versions.routes.ts';
import { findLatestVersion } from './versions/versions.ts';

export type { Composer } from './compose/composer.ts';
export type { DocumentContent, DraftBundle, DraftBundleFile } from './compose/composer-messages.ts';
export type { StoredReleaseFiles } from './environments/read-release.ts';
export { manifestFolder } from './live/release-sites.ts';
export { releaseFilesPort } from './blobs/release-files-port.ts';
export { resolveDocumentText } from './versions/resolve-document.ts';
export { assertMayInherit, createInvalidError, type ReadDocument, toContractProblems } from './versions/documents.ts';
export { documentBodyLimit, getVersionOrThrow } from './versions/versions.routes.ts';
export { addAsset, addVersion, findAssets, getOwnDocument } from './versions/versions.ts';

/**
 * Name of the revision, which is a counter in the database. A trigger increments it when an environment shows another
 * release, and each gateway then loads the releases again.
 */
const releasesRevision = 'releases';

interface ServiceDeps {
  readonly live: LiveReleases;
  readonly blobs: BlobStore;
  readonly composer: Composer;
  readonly visitors: TrialVisitors;
  readonly core: Pick<Core, 'brands' | 'db' | 'warn'>;
}

/** Returns the public data of the trial of a brand. */
const describeTrial = ({ releaseId, share, startedAt, endsAt }: TrialRelease) => ({
  release: releaseId,
  share,
  startedAt: startedAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** Returns the public data of a release. `publishedAt` is the time from which visitors see the release. */
const describeRelease = (
  release: Pick<LiveRelease, 'brand' | 'releaseId' | 'manifest' | 'version' | 'compileId' | 'build' | 'approvals'>,
  { publishedAt, trial }: { readonly publishedAt: Date; readonly trial: TrialRelease | undefined },
) => ({
  brand: release.brand,
  release: release.releaseId,
  manifest: release.manifest,
  version: release.version,
  compile: release.compileId,
  build: release.build,
  publishedAt: publishedAt.toISOString(),
  approvedBy: release.approvals[0]?.name ?? null,
  approvers: release.approvals.map(({ name }) => name),
  approvals: release.approvals,
  ...(trial && { trial: describeTrial(trial) }),
});

/** Creates the function that finds the folder with the app files for a visitor group of a trial. */
const createFolderSearch =
  ({ live, core }: Pick<ServiceDeps, 'live' | 'core'>) =>
  async (brand: string, group: TrialGroup) => {
    const rethrow = (error: unknown): never => {
      core.warn(`The release of ${brand} cannot be served`)(error);
      throw new GatewayError(ErrorCode.SystemBusy, { retryAfter: 1 });
    };
    const tried = group === 'candidate' ? await live.findTrialSite(brand).catch(rethrow) : undefined;
    if (tried) {
      const { release: trial, folder } = tried;
      return { folder, state: trial.id, release: describeRelease(trial, { publishedAt: trial.startedAt, trial }) };
    }
    const site = await live.findSite(brand).catch(rethrow);
    if (!site) return undefined;
    const { release, folder } = site;
    // When a trial starts or ends, the public data of the live release change, but the release does not. The id of the
    // trial is therefore a part of `state`.
    const state = `${release.number} ${release.trial?.id}`;
    return { folder, state, release: describeRelease(release, release) };
  };

interface FleetParts extends Pick<ServiceDeps, 'blobs' | 'composer'> {
  readonly publisher: Publisher;
}

/** Creates the functions with which other modules serve live releases, compose drafts and check new brands. */
const createService = ({ live, blobs, composer, visitors, core }: ServiceDeps) => ({
  /** Checks and composes documents in a separate process. */
  composer,
  /** Checks the bytes of the logo of a new brand. Returns its format, or the reason why it cannot be used. */
  checkLogo: composer.checkLogo,
  /** Returns true if the gateway serves the brand, or if the brand has versions. */
  isExistingBrand: async (tx: Database, brand: string): Promise<boolean> =>
    core.brands.find(brand) !== undefined || (await findLatestVersion(tx, brand)) !== undefined,
  /** Returns the group of a visitor and the cookie for that group. Returns undefined if no trial runs. */
  findVisitor: visitors.find,
  /**
   * Adds a report to the counts of a trial. Pages that take part in a trial send reports, for example about script
   * errors.
   */
  addTrialReport: visitors.addReport,
  /** Returns the folder of the release that a visitor group gets. Returns undefined if the brand has no release. */
  findFolder: createFolderSearch({ live, core }),
  /**
   * Returns the row of an environment of a brand: the release that it shows, and the number of its last change.
   * Returns undefined if the environment shows no release yet.
   */
  findShown: ({ brand, environment }: { readonly brand: string; readonly environment: Environment }) =>
    findEnvironment(core.db, brand, environment),
  /**
   * Returns an image of the live release by its path in the brand file. Returns undefined if the brand has no live
   * release, or if the release has no such image.
   */
  readImage: async (brand: string, path: string): Promise<Buffer | undefined> => {
    const asset = live.find(brand)?.assets.find((each) => each.path === path);
    return asset && blobs.get(asset.hash);
  },
});

/**
 * Creates the functions with which the drafts module creates versions and shows images of bases (documents from which
 * brands inherit).
 */
const createDocumentService = (blobs: BlobStore, composer: Composer) => ({
  /** Converts a document to the content of a version: text and images with and without inherited parts. */
  createVersionContent: (read: ReadDocument) => toVersionContent(blobs, toDocument(read)),
  /** Checks the bytes of an image or a font. Returns its format, or the reason why it cannot be used. */
  checkAsset: composer.checkAsset,
  /** Returns the bytes of a stored file by their hash. Throws a BlobError if they are missing or damaged. */
  readBlob: blobs.get,
});

/** Registers the operations of the reviews of releases: approval policies, decisions and comments. */
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

/**
 * Registers the operations and jobs of trials (tests of a new release with a part of the visitors). Returns the
 * functions that assign visitors to groups and count reports.
 */
const registerTrials = (core: Core, publisher: Publisher, live: LiveReleases): TrialVisitors => {
  const { operators, db, clock, jobs, operatorChecks: checks, onClose, warn } = core;
  trialsRoutes(operators, { db, clock, publisher, assertPolicyMet });
  const counter = createTrialCounter(db);
  jobs.add({ name: 'releases.count-trials', every: seconds(5), isLocal: true, run: counter.store });
  onClose(counter.store);
  const watchTrials = createTrialWatch({
    db,
    clock,
    publisher,
    checks,
    onFailure: warn('A trial could not be ended. It is tried again'),
  });
  jobs.add({ name: 'releases.watch-trials', every: seconds(5), run: watchTrials });
  return createTrialVisitors(core, live, counter);
};

/**
 * Registers the operations of fleet runs (updates of all brands to a newly compiled app), and the job that processes
 * them.
 */
const registerFleet = (core: Core, { publisher, blobs, composer }: FleetParts): void => {
  const { operators, db, clock, brands, jobs, operatorChecks: checks, warn } = core;
  fleetRoutes(operators, { db, clock, composer, findName: (code) => brands.find(code)?.name });
  const onFailure = warn('A brand of the fleet could not be composed or released. It is tried again');
  const run = createFleetJob({ db, clock, blobs, publisher, checks, onFailure });
  jobs.add({ name: 'releases.fleet', every: seconds(1), run });
};

/** Adds the job that removes the folders of earlier releases. */
const registerCleaning = (jobs: Core['jobs'], live: LiveReleases, sites: ReleaseSites): void => {
  // Responses in progress can still read the files of an earlier release. Its folder is therefore deleted only at the
  // next run of the job.
  let previousIds = live.listIds();
  const clean = async (): Promise<void> => {
    const ids = live.listIds();
    await sites.clean(new Set([...ids, ...previousIds]));
    previousIds = ids;
  };
  jobs.add({ name: 'releases.clean', every: hours(1), isLocal: true, run: clean });
};

/** Creates the function that finds all problems of a document. */
const createCheck = ({ db, brands, config, hosts, getOrigins }: Core, composer: Composer) =>
  createDocumentCheck({
    db,
    composer,
    listBrands: () => brands.all,
    getSite: () => getOrigins().site,
    getOrigins: hosts.getOrigins,
    gatewayOrigins: config.gatewayOrigins ?? [],
  });

type PublisherParts = Pick<ServiceDeps, 'blobs' | 'composer'> &
  Pick<Parameters<typeof createFileReleases>[0], 'loadBases' | 'readLiveDocument'> &
  Pick<Publisher, 'assertDistinct'> & { readonly sites: ReleaseSites };

const createCorePublisher = (core: Core, { sites, ...parts }: PublisherParts): Publisher => {
  const { db, clock, brands, config, hub, warn } = core;
  const { bundlesFolder } = config;
  const prepareFileRelease = createFileReleases({
    ...parts,
    db,
    bundlesFolder,
    findBrand: brands.find,
    onFailure: warn('The bundle of a brand could not be stored. Its first release has nothing to go back to'),
    onComposeFailure: warn('The features of a brand of the server are unknown, because it could not be composed'),
  });
  return createPublisher({
    ...parts,
    db,
    clock,
    bundlesFolder,
    prepareFileRelease,
    verify: ({ id, manifest }) => sites.prepare({ releaseId: id, manifest, retired: [] }),
    announce: (brand) => hub.publish({ type: 'release', brand }),
    onLiveChange: endTrialForChange,
  });
};

/**
 * Versions of brands (immutable documents), the releases that are composed from them, and the environments that show
 * releases.
 */
export const releasesModule = defineModule({
  name: 'releases',
  dependsOn: { hosts: hostsModule },
  prepare: async ({ app, brands, db }) => {
    const readReleased = createReleasedBrands((problem) => app.log.warn(problem));
    await brands.setReleasedBrands(() => readReleased(db));
    return readReleased;
  },
  register: async (core, _services, readReleased) => {
    const { config, clock, db, brands, ports, hub, jobs, metrics, onClose, operators, operatorChecks, warn } = core;
    const blobs = createBlobStore(ports.use(releaseFilesPort), createBlobUsage(db, clock));
    const sites = createReleaseSites(blobs, join(config.dataFolder, 'release-sites'));
    const composer = createComposer({
      compileFolder: config.compileFolder,
      imageFolder: join(config.dataFolder, 'release-images'),
      // A demonstration composes with normal priority. It has no members whose requests would be delayed.
      priority: config.isDemo ? 0 : lowPriority,
    });
    onClose(composer.close);
    const loaded = await readRevision(db, releasesRevision);
    const live = await loadLiveReleases(db, clock, sites);
    const followLive = createRevisionWatcher(db, { name: releasesRevision, loaded, reload: live.follow });
    const followBrands = createRevisionWatcher(db, { name: releasesRevision, loaded, reload: brands.reload });
    // Reloads run one after another. Otherwise a slow reload could replace the result of a later one. Live releases and
    // brand data have separate mutexes, so that members get a new release even while the brand data of the previous
    // release still load.
    const runExclusive = createKeyedMutex();
    const follow = async (): Promise<void> => {
      await runExclusive('live', followLive);
      await runExclusive('brands', followBrands);
    };
    hub.subscribe(({ type }) => {
      if (type === 'release') follow().catch(warn('A published release could not be loaded. It is tried again'));
    });
    const listBrands = () => brands.all;
    operatorChecks.provide({ listUnservedBrands: (tx) => listUnserved(tx, listBrands()) });
    const checkDocument = createCheck(core, composer);
    const isServed = (brand: string): boolean => brands.find(brand) !== undefined;
    const readLiveDocument = createLiveDocumentReader({
      db,
      blobs,
      composer,
      merchantsFolder: config.merchantsFolder,
      findBrand: (code) => brands.find(code),
    });
    const loadBases = createBaseLoader({ db, blobs, merchantsFolder: config.merchantsFolder });
    const assertDistinct = createDistinctCheck(core, readReleased);
    const documents = { loadBases, readLiveDocument };
    const publisher = createCorePublisher(core, { blobs, composer, sites, assertDistinct, ...documents });
    const announceVersion = (brand: string) => hub.publish({ type: 'version', brand });
    const documentDeps = { db, clock, blobs, composer, checkDocument, loadBases, announceVersion };
    versionsRoutes(operators, { ...documentDeps, isServed });
    newBrandsRoutes(operators, { ...documentDeps, listBrands, readLiveDocument });
    inheritingRoutes(operators, { db, merchantsFolder: config.merchantsFolder });
    const describeFont = createFontDescriber(composer);
    textsRoutes(operators, { db, blobs, describeFont, findDefaultTexts: createDefaultTexts(config.compileFolder) });
    releasesRoutes(operators, { db, publisher, assertPolicyMet, findShownApprovals });
    compareRoutes(operators, db, blobs);
    registerReviews(core);
    registerSchedule(core, publisher);
    registerFleet(core, { publisher, blobs, composer });
    brandsRoutes(core);
    metrics.addGauge({
      name: 'live_releases',
      help: 'Brands that this gateway serves from a release',
      read: () => [{ value: live.listIds().size }],
    });
    jobs.add({ name: 'releases.follow', every: seconds(1), isLocal: true, run: follow });
    const visitors = registerTrials(core, publisher, live);
    registerCleaning(jobs, live, sites);
    jobs.add({ name: 'releases.remove-blobs', every: hours(1), run: createBlobRemoval({ db, clock, blobs }) });
    return {
      ...createService({ live, blobs, composer, visitors, core }),
      ...createDocumentService(blobs, composer),
      /**
       * Loads the images and the bases of a document. Throws a GatewayError for an image that the brand does not
       * have.
       */
      readDocument: createDocumentReader({ db, blobs, loadBases }),
      /** Loads the bases of a document (the documents from which it inherits), the nearest first. */
      loadBases,
      /**
       * Sends an event about a new version of a brand to all gateways. Call it after the commit, so that the gateways
       * can read the version.
       */
      announceVersion,
      /**
       * Describes a font for the operator who edits a brand. Throws a GatewayError if the font cannot be used, or if
       * there is no compiled app.
       */
      describeFont,
      /**
       * Returns the stored files of a release, for its preview. Returns undefined if the brand has no such release.
       */
      readRelease: createReleaseReader(db, blobs),
      /**
       * Returns the app files that members get for a brand that has no release yet and is served from its brand file.
       * Returns undefined for other brands.
       */
      readServedFiles: createServedFilesReader({
        db,
        bundlesFolder: config.bundlesFolder,
        findBrand: brands.find,
      }),
      checkDocument,
      /**
       * Throws a GatewayError if the brand has no document yet and the operator does not have the permission to create
       * brands.
       */
      assertMayAddTo: createNewBrandGuard({ isServed }),
      /** Loads the document of a brand as members see it now. */
      readLiveDocument,
    };
  },
});
