import type { Rolldown } from 'vite';
import { chunkModules, chunkNames, isModule } from './chunks.config.ts';
import { mergeSmallChunks } from './merge-small-chunks.ts';
import { reach } from './reach.ts';

type GetModuleInfo = (id: string) => Rolldown.ModuleInfo | null;

/**
 * Creates the chunk groups for the modules of the first load, highest priority first. A group also contains all modules
 * that its modules import. A later group therefore contains only modules that no earlier group contains.
 *
 * The `home` group contains all modules that the games of the home page need. The `chrome` group contains all modules
 * of the page around the games. Without groups, each shared module would be a separate file, and the first load would
 * have sixty requests.
 *
 * The entry module and the home screen are in the same file, because both are in the `home` group. Therefore the entry
 * module must not load the home screen with a top-level `await`: the file would wait for itself forever.
 *
 * Some small modules of these groups are also used by lazy screens. They stay in the groups, because the first load
 * would otherwise have to list a separate file for each of them.
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
    // The bundler must not add the imports of a module to the chunk of the module. `mergeSmallChunks` has already
    // assigned each module to a chunk.
    includeDependenciesRecursively: false,
  };
};

const computeSharedGroups = (start: string, getInfo: GetModuleInfo, vendor: RegExp): ReadonlyMap<string, string> => {
  const assigned = Object.values(collectEntryModules(start, getInfo));
  const entry = findEntries(start, getInfo)[0] ?? start;
  return mergeSmallChunks(entry, getInfo, (id) => vendor.test(id) || assigned.some((modules) => modules.has(id)));
};

/**
 * Ids of the modules in each chunk group: the lazy modules that `chunkModules` lists for the group, and everything that
 * they import. `home` contains the app's entry module, the home screen, and everything that they import.
 */
type EntryModules = Readonly<Record<'home' | 'chrome' | 'categoryGames' | 'accountChip', ReadonlySet<string>>>;

/**
 * Collects the modules of each chunk group. `start` is the id of any module of the app. From this module, the function
 * follows the importers up to the app's entry module.
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
