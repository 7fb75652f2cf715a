import type { Rolldown } from 'vite';
import { chunkModules, chunkNames, isModule } from './chunks.config.ts';
import { mergeSmallChunks } from './merge-small-chunks.ts';
import { reach } from './reach.ts';

type GetModuleInfo = (id: string) => Rolldown.ModuleInfo | null;

/**
 * Creates the chunk groups for the modules of the first load, highest priority first. A group also contains all
 * modules that its modules import. A later group therefore contains only modules that no earlier group contains.
 *
 * The `home` group contains all modules that the games of the home page need. The `chrome` group contains all modules
 * of the page around the games. Without groups, each shared module would be a separate file, and the first load would
 * have sixty requests.
 *
 * The entry module and the home screen are in the same file, because both are in the `home` group. The entry loads
 * the home screen, so a top-level await in the entry would wait for its own file forever.
 *
 * The groups also contain the small modules that they share with lazy screens. In separate chunks, the first load
 * would have to list each of these modules.
 */
export const entryChunkGroups = (lowestPriority: number): Rolldown.CodeSplittingGroup[] => {
  let entryModules: EntryModules | undefined;
  const createGroup = (
    name: string,
    getModules: (modules: EntryModules) => ReadonlySet<string>,
    priority: number,
  ): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => {
      // `getModuleInfo` must be called as a method, because it uses `this`.
      entryModules ??= collectEntryModules(id, (each) => context.getModuleInfo(each));
      return getModules(entryModules).has(id) ? name : null;
    },
    debugName: name,
    priority,
  });
  return [
    createGroup(chunkNames.home, ({ home }) => home, lowestPriority + 3),
    createGroup(chunkNames.chrome, ({ chrome }) => chrome, lowestPriority + 2),
    createGroup(chunkNames.categoryGames, ({ categoryGames }) => categoryGames, lowestPriority + 1),
    createGroup(chunkNames.accountChip, ({ accountChip }) => accountChip, lowestPriority),
  ];
};

/** Creates the chunk group that merges the small modules of several lazy screens into a few chunks. */
export const sharedChunkGroup = (vendor: RegExp): Rolldown.CodeSplittingGroup => {
  let groups: ReadonlyMap<string, string> | undefined;
  return {
    name: (id, context) => {
      const getInfo: GetModuleInfo = (each) => context.getModuleInfo(each);
      groups ??= computeSharedGroups(id, getInfo, vendor);
      return groups.get(id) ?? null;
    },
    debugName: 'shared',
    priority: 0,
    // The imports of a module are not added automatically, because `mergeSmallChunks` has already assigned each module
    // to a chunk.
    includeDependenciesRecursively: false,
  };
};

const computeSharedGroups = (start: string, getInfo: GetModuleInfo, vendor: RegExp): ReadonlyMap<string, string> => {
  const assigned = Object.values(collectEntryModules(start, getInfo));
  const entry = findEntries(start, getInfo)[0] ?? start;
  return mergeSmallChunks(entry, getInfo, (id) => vendor.test(id) || assigned.some((modules) => modules.has(id)));
};

/**
 * Modules of each group: the modules that the group's lazy modules import, directly or indirectly. `home` also
 * contains the imports of the entry.
 */
type EntryModules = Readonly<Record<'home' | 'chrome' | 'categoryGames' | 'accountChip', ReadonlySet<string>>>;

/**
 * Collects the modules of each group. `start` can be any module, because the search first finds the entry from this
 * module.
 */
const collectEntryModules = (start: string, getInfo: GetModuleInfo): EntryModules => {
  const entries = findEntries(start, getInfo);
  const lazyImports = (id: string) => getInfo(id)?.dynamicallyImportedIds ?? [];
  const collectImports = (from: Iterable<string>) => reach(from, (id) => getInfo(id)?.importedIds ?? []);
  const homeScreens = [...collectImports(entries)]
    .filter((id) => isModule(id, chunkModules.homeManifest))
    .flatMap(lazyImports);
  const home = collectImports([...entries, ...homeScreens]);
  const lazyModules = [...home].flatMap(lazyImports);
  const collectLazyImports = (...paths: readonly string[]) =>
    collectImports(lazyModules.filter((id) => paths.some((path) => isModule(id, path))));
  return {
    home,
    chrome: collectLazyImports(...chunkModules.chrome),
    categoryGames: collectLazyImports(chunkModules.categoryGames),
    accountChip: collectLazyImports(chunkModules.accountChip),
  };
};

const findEntries = (start: string, getInfo: GetModuleInfo): string[] => {
  const importers = (id: string) => [...(getInfo(id)?.importers ?? []), ...(getInfo(id)?.dynamicImporters ?? [])];
  return [...reach([start], importers)].filter((id) => getInfo(id)?.isEntry);
};
