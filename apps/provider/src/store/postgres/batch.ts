import type { AnyChanges } from '../store.ts';
import type { Entry } from './statements.ts';

/** Commit that waits to be stored. */
export interface WaitingCommit {
  readonly changes: AnyChanges;
  readonly entries: readonly Entry[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Max commits of one batch, and characters of JSON after which it gets no further commit. A batch must be stored within
 * the timeout of a query, also over a slow connection.
 */
const maxCommits = 200;
const maxCharacters = 1_000_000;

/** Returns the entries of changes. Throws if a value has no JSON text. */
export const toEntries = (changes: AnyChanges): Entry[] =>
  Object.entries(changes).flatMap(([table, entries]) =>
    Object.entries(entries ?? {}).flatMap(([key, value]) => {
      // An absent value has no text. The journal does not store it either.
      const json = value === null ? null : (JSON.stringify(value) as string | undefined);
      return json === undefined ? [] : [{ table, key, json }];
    }),
  );

const toId = ({ table, key }: Entry): string => `${table}/${key}`;

/** Returns the entries of a batch. The last entry of a key replaces the earlier ones. */
export const mergeEntries = (commits: readonly WaitingCommit[]): Entry[] => [
  ...new Map(commits.flatMap(({ entries }) => entries).map((entry) => [toId(entry), entry])).values(),
];

/**
 * Removes the first commits from the queue, to store them together. A commit that stores a key which an earlier commit
 * deletes begins the next batch: merged, the key would keep its old position in the order of the keys.
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
