import type { Rolldown } from 'vite';
import { chunkNames, filePatterns } from './chunks.config.ts';
import { extractFeatureConditions } from './feature-conditions.ts';
import { reach } from './reach.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'>;
type GetModuleInfo = (id: string) => ModuleInfo | null;

/** Characters of source below which modules that the same screens share get no chunk of their own. */
const maxMergedSize = 2500;

/** Number of screens from which on a module counts as common to all. */
const commonThreshold = 8;

/**
 * Assigns small modules that lazy screens share to a few chunks, because a chunk for each would be one more request for
 * every screen and one more link for every brand. Two rules limit the merging. Only modules that the same brands ship
 * share a chunk, so a chunk never contains code of a disabled feature. Only modules that import nothing larger are
 * merged, so no two chunks need each other.
 *
 * `isAssigned` returns true for modules that already belong to a chunk that loads earlier.
 * @returns the chunk name of each merged module, by module id
 */
export const mergeSmallChunks = (
  entry: string,
  getInfo: GetModuleInfo,
  isAssigned: (id: string) => boolean,
): ReadonlyMap<string, string> => {
  const graph = createGraph(entry, getInfo);
  const isSmall = createSizeCheck(graph, getInfo, isAssigned);
  const conditions = collectConditions(graph, getInfo);
  const groupKey = (id: string) =>
    `${[...(conditions.get(id) ?? [])].sort().join('|')} ${libsUsing(graph.getScreens(id))}`;

  const merged = [...graph.modules].filter((id) => !isAssigned(id) && isSmall(id));
  const keys = [...new Set(merged.map(groupKey))].sort();
  return new Map(merged.map((id) => [id, `${chunkNames.shared}-${keys.indexOf(groupKey(id)).toString(36)}`]));
};

interface ModuleGraph {
  readonly entry: string;
  readonly modules: ReadonlySet<string>;
  /** Lazily imported modules. */
  readonly screens: ReadonlySet<string>;
  readonly imports: (id: string) => readonly string[];
  readonly lazyImports: (id: string) => readonly string[];
  /** Screens that load a module, in the order of the graph. */
  readonly getScreens: (id: string) => readonly string[];
}

const createGraph = (entry: string, getInfo: GetModuleInfo): ModuleGraph => {
  const imports = (id: string) => getInfo(id)?.importedIds ?? [];
  const lazyImports = (id: string) => getInfo(id)?.dynamicallyImportedIds ?? [];
  const modules = reach([entry], (id) => [...imports(id), ...lazyImports(id)]);
  const screens = new Set([...modules].flatMap(lazyImports));
  const screensByModule = new Map<string, string[]>();
  for (const screen of screens)
    for (const id of reach([screen], imports)) screensByModule.set(id, [...(screensByModule.get(id) ?? []), screen]);
  return { entry, modules, screens, imports, lazyImports, getScreens: (id) => screensByModule.get(id) ?? [] };
};

/**
 * Returns a check for small modules. A module is small if all modules that the same screens share are small together,
 * and if all its imports are small.
 */
const createSizeCheck = (graph: ModuleGraph, getInfo: GetModuleInfo, isAssigned: (id: string) => boolean) => {
  const sizeKey = (id: string) => graph.getScreens(id).join('\n');
  const sizes = new Map<string, number>();
  for (const id of graph.modules) {
    if (isAssigned(id) || graph.getScreens(id).length === 0) continue;
    sizes.set(sizeKey(id), (sizes.get(sizeKey(id)) ?? 0) + (getInfo(id)?.code?.length ?? 0));
  }
  const results = new Map<string, boolean>();
  const isSmall = (id: string): boolean => {
    if (isAssigned(id)) return true;
    const result = results.get(id);
    if (result !== undefined) return result;
    // Ends the recursion where modules import each other in a cycle.
    results.set(id, false);
    const fits =
      graph.getScreens(id).length > 1 &&
      !graph.screens.has(id) &&
      (sizes.get(sizeKey(id)) ?? 0) < maxMergedSize &&
      graph.imports(id).every(isSmall);
    results.set(id, fits);
    return fits;
  };
  return isSmall;
};

/**
 * Conditions under which a brand ships each module that not every brand ships. A module ships when any of its
 * conditions is true.
 */
const collectConditions = (graph: ModuleGraph, getInfo: GetModuleInfo): ReadonlyMap<string, ReadonlySet<string>> => {
  const manifests = new Map(
    [...graph.modules]
      .filter((id) => filePatterns.featureManifest.test(id))
      .map((id) => [id, extractFeatureConditions(workspacePath(id), getInfo(id)?.code ?? '')] as const),
  );
  const isUnconditional = (id: string) => manifests.get(id)?.includes('') ?? true;
  const alwaysShipped = reach([graph.entry], (id) => [
    ...graph.imports(id),
    ...(isUnconditional(id) ? graph.lazyImports(id) : []),
  ]);
  const conditions = new Map<string, Set<string>>();
  for (const [manifest, manifestConditions] of manifests) {
    if (isUnconditional(manifest)) continue;
    const shipped = reach(graph.lazyImports(manifest), (id) => [...graph.imports(id), ...graph.lazyImports(id)]);
    for (const id of shipped)
      if (!alwaysShipped.has(id)) conditions.set(id, new Set([...(conditions.get(id) ?? []), ...manifestConditions]));
  }
  return conditions;
};

const libsUsing = (screens: readonly string[]): string => {
  if (screens.length >= commonThreshold) return 'common';
  const libs = new Set(screens.map((screen) => /[\\/]libs[\\/]([^\\/]+)[\\/]/.exec(screen)?.[1] ?? ''));
  return libs.size > 1 ? 'several' : [...libs].join('');
};

/** The path of a module without the folders above the workspace, so that it is the same on every machine. */
const workspacePath = (id: string): string => id.replace(/^.*?[\\/](?=(?:libs|apps|src)[\\/])/, '');
