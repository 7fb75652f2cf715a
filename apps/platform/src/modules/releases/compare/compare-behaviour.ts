import type { FeatureMeta } from '@livery/composer/compiled/compile-manifest';
import type { Flag } from '@livery/merchant/flags';
import { LRUCache } from 'lru-cache';
import { runParallel } from '../../../core/run-parallel.ts';
import { type BlobStore, toBlobHash } from '../blobs/blob-store.ts';
import type { ReleaseFiles } from './compare-files.ts';

/** Operation of the gateway's API that the scripts of a release can call. */
interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** Files of a release, with additional data for the comparison of its behaviour. */
interface ReleaseBehaviour extends ReleaseFiles {
  readonly isCompileKnown: boolean;
  /** Feature flags that are on in the version. */
  readonly flags: ReadonlySet<Flag>;
}

/**
 * Maximum number of scripts whose API calls a process caches. Most scripts contain no calls, so an entry is small.
 */
const maxScripts = 20_000;

/** Matches the definition of an operation of the API contract in a compiled script. */
const definition = /\bname:[`"'](\w+)[`"'],method:[`"']([A-Z]+)[`"'],path:[`"']([^`"']+)[`"']/g;

const parseCalls = (script: string): readonly Call[] =>
  [...script.matchAll(definition)].map(([, name = '', method = '', path = '']) => ({ name, method, path }));

/** Lists the items of the first list whose key does not exist in the second list. */
const subtract = <Item>(list: readonly Item[], others: readonly Item[], toKey: (item: Item) => string): Item[] => {
  const keys = new Set(others.map(toKey));
  return [...new Map(list.map((item) => [toKey(item), item]))]
    .filter(([key]) => !keys.has(key))
    .map(([, item]) => item);
};

const compare = <Item>(before: readonly Item[], after: readonly Item[], toKey: (item: Item) => string) => ({
  added: subtract(after, before, toKey),
  removed: subtract(before, after, toKey),
});

const listOn = ({ features, manifest }: ReleaseFiles): readonly FeatureMeta[] =>
  features.filter(({ id }) => manifest.features.includes(id));

const listRoutes = (release: ReleaseFiles) =>
  listOn(release).flatMap(({ id, routes }) => routes.map((path) => ({ path, feature: id })));

const listMenu = (release: ReleaseBehaviour) =>
  listOn(release).flatMap(({ menu = [] }) =>
    menu.filter(({ flag }) => flag === undefined || release.flags.has(flag)).map(({ slot, path }) => ({ slot, path })),
  );

/**
 * Creates the function that compares the behaviour of two releases: their routes, menus and API calls. Routes and menus
 * are read from the features of the compiled apps, and API calls from the compiled scripts.
 */
export const createBehaviourComparison = (blobs: BlobStore) => {
  const known = new LRUCache<string, readonly Call[]>({ max: maxScripts });

  const readCalls = async ({ manifest: { files } }: ReleaseFiles): Promise<readonly Call[]> => {
    const scripts = Object.entries(files).filter(([path]) => /\.m?js$/.test(path));
    const calls: Call[] = [];
    await runParallel(scripts, async ([, integrity]) => {
      const hash = toBlobHash(integrity);
      const found = known.get(hash) ?? parseCalls((await blobs.get(hash)).toString('utf8'));
      known.set(hash, found);
      calls.push(...found);
    });
    return calls.sort((one, other) => (one.path < other.path ? -1 : 1));
  };

  return async (before: ReleaseBehaviour, after: ReleaseBehaviour) => ({
    routes: compare(listRoutes(before), listRoutes(after), ({ path }) => path),
    menu: compare(listMenu(before), listMenu(after), ({ slot, path }) => `${slot} ${path}`),
    calls: compare(await readCalls(before), await readCalls(after), ({ method, path }) => `${method} ${path}`),
    isComplete: before.isCompileKnown && after.isCompileKnown,
  });
};
