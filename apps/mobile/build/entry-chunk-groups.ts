import type { Rolldown } from 'vite';
import { chunkModules, chunkNames, isModule } from './chunks.config.ts';
import { mergeSmallChunks } from './merge-small-chunks.ts';
import { reach } from './reach.ts';

type GetModuleInfo = (id: string) => Rolldown.ModuleInfo | null;

/**
 * Chunk groups for the modules of the first load, in descending priority. A group also includes what its modules
 * import, so a later group contains only what no earlier group needs.
 *
 * The `home` group contains all modules that the home's games need. The `chrome` group contains all modules around
 * them. A separate file for each shared module would cost the first load sixty requests and as many hashes. The entry
 * is part of the `home` group and loads the home screen from the same file, so the entry must not use a top-level
 * await: a module cannot wait for itself. The eager groups include the small modules that they share with lazy screens,
 * because the first load would otherwise have to list every one of them.
 */
export const entryChunkGroups = (lowestPriority: number): Rolldown.CodeSplittingGroup[] => {
  let entryModules: EntryModules | undefined;
  const createGroup = (
    name: string,
    getModules: (modules: EntryModules) => ReadonlySet<string>,
    priority: number,
  ): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => {
      // `getModuleInfo` is a method of the context and does not work when detached from it.
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

/** Merges small modules that lazy screens share into a few chunks. */
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
    // Each module is grouped together with everything that it imports.
    includeDependenciesRecursively: false,
  };
};

const computeSharedGroups = (start: string, getInfo: GetModuleInfo, vendor: RegExp): ReadonlyMap<string, string> => {
  const assigned = Object.values(collectEntryModules(start, getInfo));
  const entry = findEntries(start, getInfo)[0] ?? start;
  return mergeSmallChunks(entry, getInfo, (id) => vendor.test(id) || assigned.some((modules) => modules.has(id)));
};

/**
 * Modules that the lazy module of each group imports, directly or not. For `home` also those that the entry imports.
 */
type EntryModules = Readonly<Record<'home' | 'chrome' | 'categoryGames' | 'accountChip', ReadonlySet<string>>>;

/** Collects the modules of each group. The entry can be found from every module, so `start` may be any of them. */
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
