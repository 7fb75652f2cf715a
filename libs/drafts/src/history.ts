import { applyOperation, type DraftChange, type DraftContent, getLeaf } from './content.ts';
import { DraftError } from './draft-error.ts';
import { areEqual, type Leaf } from './json.ts';
import { type DraftPath, doPathsOverlap } from './path.ts';

/** Operation in the history of a draft, as the gateway has ordered it. */
export interface HistoryEntry {
  /** Number of the operation in the draft, from 1. */
  readonly sequence: number;
  /** Equal for the operations of one call, which are undone together. */
  readonly batch: string;
  /** Id of the operator. */
  readonly by: string;
  readonly path: DraftPath;
  /** Value before and after the operation. Null means absent. */
  readonly from: Leaf | null;
  readonly to: Leaf | null;
  /**
   * Sequence of the first operation that this one undoes or applies again. The first, third, … operation with this number
   * undoes it, the second, fourth, … applies it again.
   */
  readonly undoes: number | null;
}

/** Change that undoes an operation or applies it again. `undoes` is the sequence of that operation. */
export interface HistoryStep extends DraftChange {
  readonly undoes: number;
}

/** Result of a search for the next step. `steps` is empty if there is none. */
export interface HistorySearch {
  readonly steps: readonly HistoryStep[];
  /** Operations of the caller that stay as they are, because another person has changed the value since. */
  readonly skipped: readonly { readonly sequence: number; readonly path: DraftPath; readonly by: string }[];
}

/** Number of calls of a person in which an undo and a redo search, so that a search in a long history takes milliseconds. */
const maxUndoBatches = 200;

/** An operation, followed by the ones that undo it and apply it again. */
type Chain = readonly [HistoryEntry, ...HistoryEntry[]];

const getLast = (chain: Chain): HistoryEntry => chain[chain.length - 1] as HistoryEntry;

const isInEffect = (chain: Chain, sequence = Number.POSITIVE_INFINITY): boolean =>
  chain.filter((entry) => entry.sequence <= sequence).length % 2 === 1;

const createChains = (history: readonly HistoryEntry[]): ReadonlyMap<number, Chain> => {
  const chains = new Map<number, [HistoryEntry, ...HistoryEntry[]]>();
  for (const entry of history) {
    if (entry.undoes === null) chains.set(entry.sequence, [entry]);
    else chains.get(entry.undoes)?.push(entry);
  }
  return chains;
};

/** Returns the last operations of a person in batches, the last batch and its last operation first. */
const listBatches = (history: readonly HistoryEntry[], by: string): readonly (readonly HistoryEntry[])[] => {
  const batches: HistoryEntry[][] = [];
  for (const entry of history.filter((each) => each.by === by).toReversed()) {
    const current = batches.at(-1);
    if (current?.[0]?.batch === entry.batch) current.push(entry);
    else if (batches.length === maxUndoBatches) break;
    else batches.push([entry]);
  }
  return batches;
};

/**
 * Creates the function that finds a person whose change of a value took effect, or was undone, after an operation. A
 * change that was made and undone since then does not count.
 */
const createChangeFinder = (chains: ReadonlyMap<number, Chain>, by: string, oldest: number) => {
  const others = [...chains.values()].filter((chain) => chain[0].by !== by && getLast(chain).sequence > oldest);
  return ({ path, sequence }: HistoryEntry): string | undefined =>
    others.find(
      (chain) =>
        getLast(chain).sequence > sequence &&
        doPathsOverlap(chain[0].path, path) &&
        isInEffect(chain) !== isInEffect(chain, sequence),
    )?.[0].by;
};

interface SearchOptions {
  readonly history: readonly HistoryEntry[];
  readonly content: DraftContent;
  readonly by: string;
}

/** Reverses those operations of a batch that nobody else has changed. */
const reverse = (
  entries: readonly HistoryEntry[],
  content: DraftContent,
  findChange: (entry: HistoryEntry) => string | undefined,
): HistorySearch => {
  const steps: HistoryStep[] = [];
  const skipped: { sequence: number; path: DraftPath; by: string }[] = [];
  let current = content;
  for (const entry of entries) {
    const { path, sequence, from, to, undoes } = entry;
    const other = findChange(entry);
    try {
      if (other === undefined && areEqual(getLeaf(current, path), to)) {
        current = applyOperation(current, { path, to: from }).content;
        steps.push({ path, to: from, undoes: undoes ?? sequence });
        continue;
      }
    } catch (error) {
      if (!(error instanceof DraftError)) throw error;
    }
    if (other !== undefined) skipped.push({ sequence, path, by: other });
  }
  return { steps, skipped };
};

/** Finds the last batch with an operation that can be reversed. `pick` returns undefined to end the search. */
const search = (
  { history, content, by }: SearchOptions,
  pick: (batch: readonly HistoryEntry[], chains: ReadonlyMap<number, Chain>) => readonly HistoryEntry[] | undefined,
): HistorySearch => {
  const chains = createChains(history);
  const batches = listBatches(history, by);
  const findChange = createChangeFinder(chains, by, batches.at(-1)?.at(-1)?.sequence ?? 0);
  const skipped: HistorySearch['skipped'][number][] = [];
  for (const batch of batches) {
    const entries = pick(batch, chains);
    if (!entries) break;
    const found = reverse(entries, content, findChange);
    skipped.push(...found.skipped);
    if (found.steps.length > 0) return { steps: found.steps, skipped };
  }
  return { steps: [], skipped };
};

const findChain = (chains: ReadonlyMap<number, Chain>, { sequence, undoes }: HistoryEntry): Chain | undefined =>
  chains.get(undoes ?? sequence);

const hasChanged = ({ from, to }: HistoryEntry): boolean => !areEqual(from, to);

/**
 * Finds the changes that undo the last operations of a person which are not undone yet. They never touch a value that
 * another person has changed since: such operations are skipped and named in `skipped`.
 */
export const findUndo = (options: SearchOptions): HistorySearch =>
  search(options, (batch, chains) =>
    batch.filter((entry) => {
      const chain = findChain(chains, entry);
      return chain !== undefined && getLast(chain) === entry && isInEffect(chain) && hasChanged(entry);
    }),
  );

/**
 * Finds the changes that apply again what a person has undone last. There are none after a new operation of this person.
 */
export const findRedo = (options: SearchOptions): HistorySearch =>
  search(options, (batch, chains) => {
    if (batch.some(({ undoes }) => undoes === null)) return undefined;
    return batch.filter((entry) => {
      const chain = findChain(chains, entry);
      return chain !== undefined && getLast(chain) === entry && !isInEffect(chain);
    });
  });

/**
 * Finds the last operation of another person, after `seen`, whose value a change replaces. Returns undefined if there is
 * none, or if the change sets the same value.
 */
export const findReplaced = (
  history: readonly HistoryEntry[],
  { by, seen, path, to }: DraftChange & { readonly by: string; readonly seen: number },
): HistoryEntry | undefined => {
  const entry = history.findLast((each) => each.sequence > seen && each.by !== by && doPathsOverlap(each.path, path));
  return entry && areEqual(entry.to, to) && entry.path.length === path.length ? undefined : entry;
};
