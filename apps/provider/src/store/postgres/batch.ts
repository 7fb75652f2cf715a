import type { AnyChanges } from '../store.ts';
import type { Entry } from './statements.ts';

/**
 * Commit in the queue of commits that are not stored in the database yet. `resolve` and `reject` settle the promise
 * that the caller of the commit has received.
 */
export interface WaitingCommit {
  readonly changes: AnyChanges;
  readonly entries: readonly Entry[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Limits of one batch: the number of commits and the number of JSON characters. A batch that has reached a limit gets
 * no further commit. A batch must be stored within the query timeout, even over a slow connection.
 */
const maxCommits = 200;
const maxCharacters = 1_000_000;

/** Converts changes to entries. Throws if a value cannot be converted to JSON. Omits undefined values. */
export const toEntries = (changes: AnyChanges): Entry[] =>
  Object.entries(changes).flatMap(([table, entries]) =>
    Object.entries(entries ?? {}).flatMap(([key, value]) => {
      // JSON has no text for an undefined value, so the value is omitted. The journal (the store in a file) omits it
      // too.
      const json = value === null ? null : (JSON.stringify(value) as string | undefined);
      return json === undefined ? [] : [{ table, key, json }];
    }),
  );

const toId = ({ table, key }: Entry): string => `${table}/${key}`;

/** Returns the entries of a batch. If a key has several entries, only the last entry is returned. */
export const mergeEntries = (commits: readonly WaitingCommit[]): Entry[] => [
  ...new Map(commits.flatMap(({ entries }) => entries).map((entry) => [toId(entry), entry])).values(),
];

/**
 * Removes the first commits from the queue and returns them as one batch. A batch stores only the last value of each
 * key. If a key was deleted and stored again in the same batch, it would have its old position in the order of the
 * keys. It must have the last position, so a batch ends before a commit that stores a deleted key again.
 */
export const takeBatch = (queue: WaitingCommit[]): WaitingCommit[] => {
  const deleted = new Set<string>();
  let count = 0;
  let characters = 0;
  for (const { entries } of queue.slice(0, maxCommits)) {
    if (entries.some((entry) => entry.json !== null && deleted.has(toId(entry)))) break;
    for (const entry of entries) if (entry.json === null) deleted.add(toId(entry));
    count += 1;
    characters += entries.reduce((sum, { json }) => sum + (json?.length ?? 0), 0);
    if (characters > maxCharacters) break;
  }
  return queue.splice(0, count);
};
