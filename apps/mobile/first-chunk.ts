import type { Rolldown } from 'vite';

/** The screen that most visits open with; its code comes with the first load. */
const homeManifest = /[\\/]home\.feature\.ts$/;

/**
 * Puts all that the home needs before it is in use in one chunk: a file of its own for each shared module would cost
 * the first load sixty requests and as many hashes. The entry is in it, and loads the home's screen from the very file
 * it stands in: it may wait for nothing at its top level, since a module cannot wait for itself.
 */
export const firstChunk = (): Rolldown.CodeSplittingGroup => {
  let first: ReadonlySet<string> | undefined;
  return {
    name: (id, context) => {
      // A method of its context: it does not work apart from it.
      first ??= reachedFirst(id, (each) => context.getModuleInfo(each));
      return first.has(id) ? 'first' : null;
    },
    debugName: 'first',
    priority: 1,
  };
};

type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** Modules that the entry or the home's screen import, directly or not. Any module leads to the entry. */
const reachedFirst = (start: string, infoOf: ModuleInfoOf): ReadonlySet<string> => {
  const up = walk([start], (id) => [...(infoOf(id)?.importers ?? []), ...(infoOf(id)?.dynamicImporters ?? [])]);
  const entries = [...up].filter((id) => infoOf(id)?.isEntry);
  const down = (from: Iterable<string>) => walk(from, (id) => infoOf(id)?.importedIds ?? []);
  const homes = [...down(entries)].filter((id) => homeManifest.test(id)).flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []);
  return down([...entries, ...homes]);
};

const walk = (from: Iterable<string>, next: (id: string) => readonly string[]): Set<string> => {
  const seen = new Set(from);
  for (const id of seen) for (const other of next(id)) seen.add(other);
  return seen;
};
