import { applyOperation, type BatchObjects, type DraftChange, type DraftContent, getLeaf } from './content.ts';
import { DraftError } from './draft-error.ts';
import { areEqual, type Leaf } from './json.ts';
import { type DraftPath, doPathsOverlap } from './path.ts';

/**
 * Operation (change of one value) in the history of a draft. The gateway gives each operation its position in the
 * history.
 */
export interface HistoryEntry {
  /** Sequence number of the operation in the draft, from 1. */
  readonly sequence: number;
  /** Id of the batch. All operations of one API call have the same batch id and are undone together. */
  readonly batch: string;
  /** Id of the operator who made the change. */
  readonly by: string;
  readonly path: DraftPath;
  /** Values before (`from`) and after (`to`) the operation. Null means that there is no value. */
  readonly from: Leaf | null;
  readonly to: Leaf | null;
  /**
   * Sequence number of the operation that this entry undoes or redoes. Null for a change that is neither an undo nor a
   * redo. Entries with the same `undoes` alternate: the first entry undoes the operation, the second entry redoes it,
   * the third entry undoes it again.
   */
  readonly undoes: number | null;
}

/**
 * Change that undoes or redoes an operation. `undoes` is always the sequence number of the original operation, even if
 * the change redoes the operation.
 */
export interface HistoryStep extends DraftChange {
  readonly undoes: number;
}

/** Result of `findUndo` or `findRedo`. `steps` is empty if there is nothing to undo or redo. */
export interface HistorySearch {
  readonly steps: readonly HistoryStep[];
  /**
   * The caller's operations that are not reversed, because another person has changed the same values after these
   * operations.
   */
  readonly skipped: readonly { readonly sequence: number; readonly path: DraftPath; readonly by: string }[];
}

/**
 * Maximum number of a person's latest batches in which an undo or redo searches. A batch contains the operations of one
 * API call. Without this limit, the search would be slow in a long history.
 */
const maxUndoBatches = 200;

/** An original operation, followed by the entries that undo and redo it. */
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

/**
 * Returns the operations of a person in batches, newest batch first, at most `maxUndoBatches`. In each batch, the
 * newest operation is first.
 */
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
 * Creates a function that checks if another person has changed a value after an operation of the person `by`. The
 * function returns the id of the other person, or undefined if there was no such change. An undo counts as a change
 * too. A change does not count if it was made after the operation and then undone.
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

/**
 * Reverses the operations of a batch. If another person has changed the value of an operation later, the operation is
 * not reversed, and is listed in `skipped`.
 */
const reverse = (
  entries: readonly HistoryEntry[],
  content: DraftContent,
  findChange: (entry: HistoryEntry) => string | undefined,
): HistorySearch => {
  const steps: HistoryStep[] = [];
  const skipped: { sequence: number; path: DraftPath; by: string }[] = [];
  let current = content;
  const batch: BatchObjects = new WeakSet();
  for (const entry of entries) {
    const { path, sequence, from, to, undoes } = entry;
    const other = findChange(entry);
    try {
      if (other === undefined && areEqual(getLeaf(current, path), to)) {
        current = applyOperation(current, { path, to: from }, batch).content;
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

/**
 * Reverses the newest batch of a person in which an operation can be reversed. `pick` returns the operations of a batch
 * to reverse. If `pick` returns undefined, the search ends without a result.
 */
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
 * Finds the changes that undo a person's newest batch (the operations of one API call) that can be undone. If another
 * person has changed a value after the batch, this value is not changed. `skipped` then contains the operation on this
 * value.
 */
export const findUndo = (options: SearchOptions): HistorySearch =>
  search(options, (batch, chains) =>
    batch.filter((entry) => {
      const chain = findChain(chains, entry);
      return chain !== undefined && getLast(chain) === entry && isInEffect(chain) && hasChanged(entry);
    }),
  );

/**
 * Finds the changes that redo the last undo of a person. The result has no changes if the person has made a new
 * change after the undo.
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
 * Finds the value of another person that a new change overwrites although its author has not seen this value. The
 * result is the last operation of another person than `by` on the same value after the sequence number `seen`. Returns
 * undefined if there is none, or if this operation has set the same value `to`.
 */
export const findReplaced = (
  history: readonly HistoryEntry[],
  { by, seen, path, to }: DraftChange & { readonly by: string; readonly seen: number },
): HistoryEntry | undefined => {
  const entry = history.findLast((each) => each.sequence > seen && each.by !== by && doPathsOverlap(each.path, path));
  return entry && areEqual(entry.to, to) && entry.path.length === path.length ? undefined : entry;
};
