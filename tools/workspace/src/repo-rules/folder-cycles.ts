import { posix } from 'node:path';
import type { SourceFile } from './repo-rules.ts';

/** Folders in the same parent folder that import each other, directly or through other folders. */
export interface FolderCycle {
  /** Parent folder, as a path from the repository root. */
  readonly parent: string;
  /** Names of the folders, sorted. */
  readonly folders: readonly string[];
  /** Imports between these folders, each as `importing file -> imported file`. */
  readonly edges: readonly string[];
}

/** Maps each imported folder to the imports that lead to it. */
type Targets = Map<string, string[]>;

/** Files that the rule ignores: tests, stories, fixtures, benchmarks and test helpers. */
const exempt = /\.(?:test|spec|stories)\.tsx?$|\/(?:testing|fixtures|bench|conformance)\//;
const sourceRoot = /^((?:apps|libs|tools)\/[^/]+\/src)\/.+\.tsx?$/;
/** Matches a static import or export of a relative path. Does not match a dynamic `import(…)`. */
const staticImport = /^(?:import|export)\s(?:[^'";]*\sfrom\s*)?['"](\.{1,2}\/[^'"]+)['"]/gm;

const isCounted = ({ path }: SourceFile): boolean => sourceRoot.test(path) && !exempt.test(path);

const findImports = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(staticImport)].map(([, specifier = '']) => posix.join(posix.dirname(path), specifier));

/** Returns the folders from the project's `src` folder down to the folder of the file. */
const listFolders = (path: string): string[] => {
  const root = sourceRoot.exec(path)?.[1] ?? '';
  const names = posix.dirname(path).slice(root.length).split('/').slice(1);
  return [root, ...names.map((_, index) => `${root}/${names.slice(0, index + 1).join('/')}`)];
};

/**
 * Adds an import to the graph of one folder: the lowest folder that contains both files. In this graph, the import
 * connects two of its subfolders. An import is ignored if one of the files is directly in the folder and not in a
 * subfolder.
 */
const addImport = (graphs: Map<string, Map<string, Targets>>, from: string, to: string): void => {
  const above = new Set(listFolders(to));
  const parent = listFolders(from).findLast((folder) => above.has(folder));
  if (parent === undefined) return;
  const [source = '', ...restOfSource] = from.slice(parent.length + 1).split('/');
  const [target = '', ...restOfTarget] = to.slice(parent.length + 1).split('/');
  if (restOfSource.length === 0 || restOfTarget.length === 0) return;
  const graph = graphs.get(parent) ?? new Map<string, Targets>();
  const targets: Targets = graph.get(source) ?? new Map();
  targets.set(target, [...(targets.get(target) ?? []), `${from} -> ${to}`]);
  graphs.set(parent, graph.set(source, targets));
};

const findReachable = (graph: ReadonlyMap<string, Targets>, start: string): Set<string> => {
  const reached = new Set<string>();
  const pending = [start];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop())
    for (const target of graph.get(folder)?.keys() ?? [])
      if (!reached.has(target)) {
        reached.add(target);
        pending.push(target);
      }
  return reached;
};

const findCyclesIn = (parent: string, graph: ReadonlyMap<string, Targets>): FolderCycle[] => {
  const reachable = new Map([...graph.keys()].map((folder) => [folder, findReachable(graph, folder)]));
  const cycles = new Map<string, FolderCycle>();
  for (const [folder, reached] of reachable) {
    if (!reached.has(folder)) continue;
    const folders = [...reached].filter((other) => reachable.get(other)?.has(folder)).sort();
    const edges = folders.flatMap((source) => folders.flatMap((target) => graph.get(source)?.get(target) ?? []));
    cycles.set(folders.join(), { parent, folders, edges });
  }
  return [...cycles.values()];
};

/**
 * Finds folders that import each other, at each level below the `src` folder of a project. Only static imports with
 * relative paths between `.ts` and `.tsx` files count.
 */
export const findFolderCycles = (files: readonly SourceFile[]): FolderCycle[] => {
  const counted = files.filter(isCounted);
  const paths = new Set(counted.map(({ path }) => path));
  const graphs = new Map<string, Map<string, Targets>>();
  for (const file of counted)
    for (const imported of new Set(findImports(file))) if (paths.has(imported)) addImport(graphs, file.path, imported);
  return [...graphs].flatMap(([parent, graph]) => findCyclesIn(parent, graph));
};

/** Formats a cycle as text: the folders on the first line, then one import per line. */
export const formatFolderCycle = ({ parent, folders, edges }: FolderCycle): string =>
  [`${parent}: ${folders.join(', ')} import each other`, ...edges.map((edge) => `  ${edge}`)].join('\n');
