import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { retiredFileLife } from '../environments/change-environment.ts';
import { brandEnvironments, environmentChanges, releases, retiredFiles } from '../environments/releases.tables.ts';
import { brandVersions, type VersionAsset } from '../versions/versions.tables.ts';
import type { StoredApprovals } from '../reviews/check-policy.ts';
import { loadApprovals, type PublishedApproval } from '../reviews/published-approvals.ts';
import { releaseTrials } from '../trials/trials.tables.ts';
import type { ReleaseSites, SiteContent } from './release-sites.ts';

/** Candidate release of a trial, which a share of the visitors of a brand sees. */
export interface TrialRelease extends SiteContent {
  readonly id: string;
  readonly brand: string;
  /** Share of the visitors who see the candidate release, in percent. */
  readonly share: number;
  readonly version: number;
  readonly compileId: string;
  readonly build: string;
  readonly startedAt: Date;
  readonly endsAt: Date;
  /** Signed approvals of the release. Empty if nobody had to approve it. */
  readonly approvals: readonly PublishedApproval[];
}

/** Live release of a brand. All visitors see it, except the candidate group of a running trial. */
export interface LiveRelease extends SiteContent {
  readonly brand: string;
  /** Candidate release of the running trial. Undefined if no trial runs. */
  readonly trial: TrialRelease | undefined;
  /** Sequence number of the change of the live environment that made this release live. */
  readonly number: number;
  readonly version: number;
  readonly compileId: string;
  readonly build: string;
  readonly publishedAt: Date;
  readonly publishedBy: string;
  /** Signed approvals of the release. Empty if nobody had to approve it. */
  readonly approvals: readonly PublishedApproval[];
  readonly assets: readonly VersionAsset[];
}

export interface LiveReleases {
  readonly find: (brand: string) => LiveRelease | undefined;
  /** Returns the live release of a brand and its folder. Returns undefined if the brand has no release. */
  readonly findSite: (brand: string) => Promise<{ readonly folder: string; readonly release: LiveRelease } | undefined>;
  /** Returns the candidate release of the trial and its folder. Returns undefined if no trial runs. */
  readonly findTrialSite: (
    brand: string,
  ) => Promise<{ readonly folder: string; readonly release: TrialRelease } | undefined>;
  /**
   * Loads the live releases from the database again. A gateway serves the new release of a brand only when all its
   * files are in the folder of the release. Visitors therefore never get a mixture of two releases. If the files of a
   * brand cannot be loaded, its previous release is still served, and the function throws an error.
   */
  readonly follow: () => Promise<void>;
  readonly listIds: () => ReadonlySet<string>;
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Row of a release as it is read from the database. In place of the signed approvals, it contains the stored references
 * to them.
 */
type Approved<Release extends { readonly approvals: unknown }> = Omit<Release, 'approvals' | 'retired' | 'trial'> &
  StoredApprovals;

type Pointer = Approved<LiveRelease>;

const readTrials = async (db: Database): Promise<ReadonlyMap<string, Approved<TrialRelease>>> => {
  const rows = await db
    .select({
      id: releaseTrials.id,
      brand: releaseTrials.brand,
      share: releaseTrials.share,
      startedAt: releaseTrials.startedAt,
      endsAt: releaseTrials.endsAt,
      approvers: releaseTrials.approvers,
      approvalNumbers: releaseTrials.approvalNumbers,
      changedAt: releaseTrials.startedAt,
      releaseId: releaseTrials.releaseId,
      manifest: releases.manifest,
      version: releases.version,
      compileId: releases.compileId,
      build: releases.build,
    })
    .from(releaseTrials)
    .innerJoin(releases, eq(releases.id, releaseTrials.releaseId))
    .where(eq(releaseTrials.state, 'running'));
  return new Map(rows.map((row) => [row.brand, row]));
};

/** Returns the number of changes of the live environment of each brand. Brands without a live release are absent. */
const readNumbers = (db: Database): Promise<Pick<Pointer, 'brand' | 'number'>[]> =>
  db
    .select({ brand: brandEnvironments.brand, number: brandEnvironments.number })
    .from(brandEnvironments)
    .where(eq(brandEnvironments.environment, 'live'));

const readPointers = (db: Database, brands: readonly string[]): Promise<Pointer[]> =>
  db
    .select({
      brand: brandEnvironments.brand,
      releaseId: brandEnvironments.releaseId,
      number: brandEnvironments.number,
      manifest: releases.manifest,
      version: releases.version,
      compileId: releases.compileId,
      build: releases.build,
      publishedAt: brandEnvironments.changedAt,
      publishedBy: brandEnvironments.changedBy,
      approvers: environmentChanges.approvers,
      approvalNumbers: environmentChanges.approvalNumbers,
      changedAt: environmentChanges.changedAt,
      assets: brandVersions.assets,
    })
    .from(brandEnvironments)
    .innerJoin(releases, eq(releases.id, brandEnvironments.releaseId))
    .innerJoin(
      environmentChanges,
      and(
        eq(environmentChanges.brand, brandEnvironments.brand),
        eq(environmentChanges.environment, brandEnvironments.environment),
        eq(environmentChanges.number, brandEnvironments.number),
      ),
    )
    .innerJoin(brandVersions, and(eq(brandVersions.brand, releases.brand), eq(brandVersions.number, releases.version)))
    .where(and(eq(brandEnvironments.environment, 'live'), inArray(brandEnvironments.brand, [...brands])));

/** Loads the live releases. The files of a brand are fetched at its first request. */
export const loadLiveReleases = async (
  db: Database,
  clock: Clock,
  sites: Pick<ReleaseSites, 'prepare'>,
): Promise<LiveReleases> => {
  let live: ReadonlyMap<string, LiveRelease> = new Map();

  const readRetired = async (brands: readonly string[]): Promise<ReadonlyMap<string, SiteContent['retired']>> => {
    if (brands.length === 0) return new Map();
    const oldest = new Date(clock.now().getTime() - retiredFileLife);
    const rows = await db
      .select()
      .from(retiredFiles)
      .where(and(inArray(retiredFiles.brand, [...brands]), gt(retiredFiles.retiredAt, oldest)));
    return new Map(brands.map((brand) => [brand, rows.filter((row) => row.brand === brand)]));
  };

  /**
   * Loads the live release of a brand, and the candidate release of its trial if one runs. If the candidate cannot be
   * loaded, all visitors get the live release, and the function throws an error.
   */
  const loadBrand = async (
    release: LiveRelease,
    prepare: (release: SiteContent) => Promise<unknown>,
  ): Promise<void> => {
    await prepare(release);
    const failure = release.trial && (await prepare(release.trial).then(() => undefined, toError));
    live = new Map([...live, [release.brand, failure ? { ...release, trial: undefined } : release]]);
    if (failure) throw failure;
  };

  const load = async (prepare: (release: SiteContent) => Promise<unknown>): Promise<void> => {
    const numbers = await readNumbers(db);
    const trials = await readTrials(db);
    const changed = numbers
      .filter(({ brand, number }) => {
        const before = live.get(brand);
        return before?.number !== number || before.trial?.id !== trials.get(brand)?.id;
      })
      .map(({ brand }) => brand);
    if (changed.length === 0) return;
    const [pointers, retired] = [await readPointers(db, changed), await readRetired(changed)];
    const addApprovals = await loadApprovals(db, [...pointers, ...trials.values()]);
    const failures: unknown[] = [];
    for (const pointer of pointers) {
      const files = { retired: retired.get(pointer.brand) ?? [] };
      const trial = trials.get(pointer.brand);
      const release = {
        ...addApprovals(pointer),
        ...files,
        trial: trial && { ...addApprovals(trial), ...files },
      };
      await loadBrand(release, prepare).catch((error: unknown) => void failures.push(error));
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `The releases of ${failures.length} brands could not be loaded`);
  };

  await load(async () => {});
  return {
    find: (brand) => live.get(brand),
    findSite: async (brand) => {
      const release = live.get(brand);
      return release && { release, folder: await sites.prepare(release) };
    },
    findTrialSite: async (brand) => {
      const trial = live.get(brand)?.trial;
      return trial && { release: trial, folder: await sites.prepare(trial) };
    },
    follow: () => load(sites.prepare),
    listIds: () =>
      new Set([...live.values()].flatMap(({ releaseId, trial }) => [releaseId, ...(trial ? [trial.releaseId] : [])])),
  };
};
