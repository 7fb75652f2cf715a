import { compareReleases } from '@livery/contract/operators/releases/comparison';
import type { Flag } from '@livery/merchant/flags';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { getReleaseOrThrow } from '../environments/find-release.ts';
import { readManifest } from '../environments/release-manifest.ts';
import { compiledApps, type ReleaseRow } from '../environments/releases.tables.ts';
import { getVersionOrThrow } from '../versions/versions.routes.ts';
import type { VersionRow } from '../versions/versions.tables.ts';
import { createBehaviourComparison } from './compare-behaviour.ts';
import { compareFiles } from './compare-files.ts';
import { findChangedOtherMode } from './compare-modes.ts';
import { compareImages, compareValues } from './compare-values.ts';

interface Side {
  readonly version: VersionRow;
  readonly release: ReleaseRow | undefined;
}

const loadSide = async (db: Database, brand: string, reference: string): Promise<Side> => {
  if (reference.startsWith('v'))
    return { version: await getVersionOrThrow(db, brand, Number(reference.slice(1))), release: undefined };
  const release = await getReleaseOrThrow(db, brand, reference);
  return { version: await getVersionOrThrow(db, brand, release.version), release };
};

const toSide = ({ version, release }: Side) => ({
  releaseId: release?.id ?? null,
  version: version.number,
  build: release?.build ?? null,
  compileId: release?.compileId ?? null,
  createdBy: (release ?? version).createdBy,
  createdAt: (release ?? version).createdAt.toISOString(),
});

const listFlags = (text: string): ReadonlySet<Flag> => {
  const parsed = merchantSchema.safeParse(JSON.parse(text));
  const flags = parsed.success ? Object.entries(parsed.data.flags) : [];
  return new Set(flags.filter(([, isOn]) => isOn).map(([flag]) => flag as Flag));
};

/**
 * Registers the route that compares two releases of a brand, two versions, or a release and a version. A reference
 * with the prefix `v` is a version.
 */
export const compareRoutes = ({ route }: OperatorRoutes, db: Database, blobs: BlobStore): void => {
  const compareBehaviour = createBehaviourComparison(blobs);

  const loadRelease = async ({ manifest, compileId }: ReleaseRow, { text }: VersionRow) => {
    const [app] = await db.select().from(compiledApps).where(eq(compiledApps.id, compileId));
    return {
      manifest: (await readManifest(blobs.get, manifest)).manifest,
      features: app?.features ?? [],
      isCompileKnown: app !== undefined,
      flags: listFlags(text),
    };
  };

  route(compareReleases, async ({ request: { brand, before, after } }) => {
    const [first, second] = [await loadSide(db, brand, before), await loadSide(db, brand, after)];
    const value = {
      before: toSide(first),
      after: toSide(second),
      values: [...compareValues(first.version.text, second.version.text)],
      images: [...compareImages(first.version, second.version)],
      otherMode: findChangedOtherMode(first.version, second.version),
    };
    if (!first.release || !second.release) return { ...value, bytes: null, behaviour: null };
    const [one, other] = [
      await loadRelease(first.release, first.version),
      await loadRelease(second.release, second.version),
    ];
    return {
      ...value,
      bytes: await compareFiles(blobs, one, other),
      behaviour: await compareBehaviour(one, other),
    };
  });
};
