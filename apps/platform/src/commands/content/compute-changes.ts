import { isDeepStrictEqual } from 'node:util';
import type { AnyContentKind, ContentChanges, PlacedItem } from '../../core/content/content-kind.ts';

/**
 * Adds to each item its position among the items of the same group, counted from 0. For example, the position of a help
 * page in its section.
 */
const placeItems = (kind: AnyContentKind, items: readonly object[]): PlacedItem<object>[] => {
  const sizes = new Map<string, number>();
  return items.map((item) => {
    const group = kind.getGroup?.(item) ?? '';
    const position = sizes.get(group) ?? 0;
    sizes.set(group, position + 1);
    return { item, position };
  });
};

/** Computes the difference between the stored items of a brand and the items of a file. */
export const computeChanges = (
  kind: AnyContentKind,
  stored: readonly PlacedItem<object>[],
  items: readonly object[],
): ContentChanges<object> => {
  const before = new Map(stored.map((placed) => [kind.getKey(placed.item), placed]));
  const after = new Map(placeItems(kind, items).map((placed) => [kind.getKey(placed.item), placed]));
  return {
    created: [...after].flatMap(([key, placed]) => (before.has(key) ? [] : [placed])),
    changed: [...after].flatMap(([key, placed]) => {
      const earlier = before.get(key);
      return earlier && !isDeepStrictEqual(earlier, placed) ? [{ before: earlier, after: placed }] : [];
    }),
    removed: [...before].flatMap(([key, placed]) => (after.has(key) ? [] : [placed])),
  };
};

export const hasChanges = ({ created, changed, removed }: ContentChanges<object>): boolean =>
  created.length + changed.length + removed.length > 0;

const listChangedFields = (before: PlacedItem<object>, after: PlacedItem<object>): string[] => {
  const [one, other] = [before.item, after.item] as Record<string, unknown>[];
  const names = [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])];
  const fields = names.filter((name) => !isDeepStrictEqual(one?.[name], other?.[name]));
  return before.position === after.position ? fields : [...fields, 'order'];
};

/** Describes the changes of one kind of content: a line with the totals, then one line for each changed item. */
export const describeChanges = (kind: AnyContentKind, changes: ContentChanges<object>): string[] => {
  const { created, changed, removed } = changes;
  if (!hasChanges(changes)) return [`${kind.name}: no change`];
  return [
    `${kind.name}: ${created.length} created, ${changed.length} changed, ${removed.length} removed`,
    ...created.map(({ item }) => `  + ${kind.getKey(item)}`),
    ...changed.map(
      ({ before, after }) => `  ~ ${kind.getKey(after.item)} (${listChangedFields(before, after).join(', ')})`,
    ),
    ...removed.map(({ item }) => `  - ${kind.getKey(item)}`),
  ];
};
