/** Entries of a list, and an id for each entry. The id of an entry stays the same when the entry moves or changes. */
export interface IdList {
  readonly entries: readonly unknown[];
  readonly ids: readonly number[];
}

const countEqual = (one: readonly string[], other: readonly string[]): number => {
  const index = one.findIndex((text, position) => text !== other[position]);
  return index === -1 ? one.length : index;
};

/**
 * Returns the ids of the entries of a new list, for example after a change by another person. An unchanged entry has
 * the same id as before. A changed entry has the id of the earlier entry at the same position. `createId` creates the
 * ids of all other entries.
 */
export const followIds = (earlier: IdList, entries: readonly unknown[], createId: () => number): IdList => {
  const toTexts = (list: readonly unknown[]) => list.map((entry) => JSON.stringify(entry));
  const [before, now] = [toTexts(earlier.entries), toTexts(entries)];
  const start = Math.min(countEqual(before, now), now.length);
  const maxEnd = Math.min(before.length, now.length) - start;
  const end = Math.min(countEqual(before.toReversed(), now.toReversed()), maxEnd);
  const free = new Map<number, string>();
  for (let index = start; index < before.length - end; index += 1) free.set(index, before[index] ?? '');
  const take = (index: number | undefined): number | undefined =>
    index !== undefined && free.delete(index) ? earlier.ids[index] : undefined;
  const middle = now.slice(start, now.length - end);
  const equal = middle.map((text) => take([...free].find(([, each]) => each === text)?.[0]));
  return {
    entries,
    ids: [
      ...earlier.ids.slice(0, start),
      ...equal.map((id, index) => id ?? take(start + index) ?? createId()),
      ...earlier.ids.slice(before.length - end),
    ],
  };
};
