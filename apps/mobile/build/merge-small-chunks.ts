import type { Rolldown } from 'vite';
import { chunkNames, filePatterns } from './chunks.config.ts';
import { extractFeatureConditions } from './feature-conditions.ts';
import { reach } from './reach.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'>;
type GetModuleInfo = (id: string) => ModuleInfo | null;

/**
 * Maximum size, in characters of source code, of modules that are merged. The size is the sum over all modules that
 * exactly the same screens use. Larger modules are not merged.
 */
const maxMergedSize = 2500;

/**
 * Number of screens from which a module counts as common to all screens. Common modules of the same brands share one
 * chunk.
 */
const commonThreshold = 8;

/**
 * Merges the small modules that several lazy screens use into a few chunks. A separate chunk for each module would add
 * a request to every screen and a file to the bundle of every brand.
 *
 * Two rules limit the merging:
 * - All modules of a chunk depend on the same feature flags. A brand's bundle therefore contains no code of a disabled
 *   feature.
 * - A module is merged only if all its imports are small too. Otherwise the merged chunks would import each other.
 *
 * `isAssigned` returns true for a module that is already in a chunk that loads earlier.
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
  /** Ids of the modules that are imported lazily (with `import()`). Each of them counts as a screen. */
  readonly screens: ReadonlySet<string>;
  readonly imports: (id: string) => readonly string[];
  readonly lazyImports: (id: string) => readonly string[];
  /**
   * Returns the ids of the screens that contain this module: the module itself if it is a screen, and the screens
   * that import it directly or indirectly. The order is always the same.
   */
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
 * Returns a function that checks if a module is small enough to be merged. A module is small if all of these conditions
 * are true:
 * - Several screens use it, and it is not a screen itself.
 * - All its imports are small.
 * - All modules that exactly the same screens use have fewer than `maxMergedSize` characters in total.
 *
 * A module that is already assigned to a chunk always counts as small.
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
    // Stores a preliminary result, because modules can import each other in a cycle. Without it, the recursion would
    // not end.
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
 * Returns the conditions of each module that some brands do not have. A condition is that of a feature which loads the
 * module, such as the flag of the feature (see `extractFeatureConditions`). A brand's bundle contains the module if at
 * least one condition is true.
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

/** Removes the folders above the workspace from a path. The result is the same on every machine. */
const workspacePath = (id: string): string => id.replace(/^.*?[\\/](?=(?:libs|apps|src)[\\/])/, '');
