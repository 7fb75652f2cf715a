import type { Rolldown } from 'vite';
import { smallChunks } from './small-chunks.ts';

/** The screen that most visits open with; its code comes with the first load. */
const homeManifest = /[\\/]home\.feature\.ts$/;

/** What surrounds the first content. The pipeline knows its chunk by this name: it draws the page with its styles, and keeps it for use without a network. */
const frameModule = /[\\/]frame\.tsx?$/;

/**
 * What somebody waits for who logs in or taps a category, each with the small modules that it shares with late screens:
 * as files of their own the first load would have to name every one of them.
 */
const awaited = { member: /[\\/]member-chip\.tsx$/, lists: /[\\/]category-games\.tsx$/ };

/**
 * Puts all that the home's games need in one chunk, and all that stands around them in a second: a file of its own for each shared module would cost
 * the first load sixty requests and as many hashes. The entry is in it, and loads the home's screen from the very file
 * it stands in: it may wait for nothing at its top level, since a module cannot wait for itself.
 */
export const firstChunk = (): Rolldown.CodeSplittingGroup => {
  let reached: Reached | undefined;
  return {
    name: (id, context) => {
      // A method of its context: it does not work apart from it.
      reached ??= reachedFirst(id, (each) => context.getModuleInfo(each));
      if (reached.first.has(id)) return 'first';
      if (reached.frame.has(id)) return 'frame';
      return reached.awaited.find(({ modules }) => modules.has(id))?.name ?? null;
    },
    debugName: 'first',
    priority: 1,
  };
};

/** Small modules that late screens share, a few files of them. */
export const smallShared = (vendor: RegExp): Rolldown.CodeSplittingGroup => {
  let groups: ReadonlyMap<string, string> | undefined;
  return {
    name: (id, context) => {
      const infoOf: ModuleInfoOf = (each) => context.getModuleInfo(each);
      groups ??= groupsOf(id, infoOf, vendor);
      return groups.get(id) ?? null;
    },
    debugName: 'small',
    priority: 0,
    // They are grouped with all that they import.
    includeDependenciesRecursively: false,
  };
};

const groupsOf = (start: string, infoOf: ModuleInfoOf, vendor: RegExp): ReadonlyMap<string, string> => {
  const { first, frame, awaited: waitedFor } = reachedFirst(start, infoOf);
  const placed = [first, frame, ...waitedFor.map(({ modules }) => modules)];
  return smallChunks(
    entriesOf(start, infoOf)[0] ?? start,
    infoOf,
    (id) => vendor.test(id) || placed.some((modules) => modules.has(id)),
  );
};

type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

interface Reached {
  /** Modules that the entry or the home's screen import, directly or not. */
  readonly first: ReadonlySet<string>;
  /** Modules that the frames import, directly or not. */
  readonly frame: ReadonlySet<string>;
  readonly awaited: readonly { readonly name: string; readonly modules: ReadonlySet<string> }[];
}

/** Any module leads to the entry. */
const reachedFirst = (start: string, infoOf: ModuleInfoOf): Reached => {
  const entries = entriesOf(start, infoOf);
  const down = (from: Iterable<string>) => walk(from, (id) => infoOf(id)?.importedIds ?? []);
  const homes = [...down(entries)]
    .filter((id) => homeManifest.test(id))
    .flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []);
  const first = down([...entries, ...homes]);
  const late = [...first].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []);
  const from = (module: RegExp) => down(late.filter((id) => module.test(id)));
  return {
    first,
    frame: from(frameModule),
    awaited: Object.entries(awaited).map(([name, module]) => ({ name, modules: from(module) })),
  };
};

const entriesOf = (start: string, infoOf: ModuleInfoOf): string[] =>
  [...walk([start], (id) => [...(infoOf(id)?.importers ?? []), ...(infoOf(id)?.dynamicImporters ?? [])])].filter(
    (id) => infoOf(id)?.isEntry,
  );

const walk = (from: Iterable<string>, next: (id: string) => readonly string[]): Set<string> => {
  const seen = new Set(from);
  for (const id of seen) for (const other of next(id)) seen.add(other);
  return seen;
};
