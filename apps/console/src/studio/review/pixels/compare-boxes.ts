import type { PageBox, Rectangle } from '@livery/contract/operators/preview-messages';

/** Area of a screen that differs between two releases. */
export interface Region extends Rectangle {
  /** Texts in the area before and after the change. A text that is in both lists is left out. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Maximum distance in CSS pixels between two changed boxes of one region. Boxes that are farther apart belong to
 * different regions.
 */
const nearness = 8;

const toKey = ({ left, top, width, height, look }: PageBox): string => [left, top, width, height, look].join(' ');

/**
 * Returns the boxes of the first list that the second list does not have. Each box of the second list removes at most
 * one equal box of the first list.
 */
const subtract = (list: readonly PageBox[], others: readonly PageBox[]): readonly PageBox[] => {
  const counts = new Map<string, number>();
  for (const box of others) counts.set(toKey(box), (counts.get(toKey(box)) ?? 0) + 1);
  return list.filter((box) => {
    const count = counts.get(toKey(box)) ?? 0;
    counts.set(toKey(box), count - 1);
    return count <= 0;
  });
};

const isNear = (one: Rectangle, other: Rectangle): boolean =>
  one.left <= other.left + other.width + nearness &&
  other.left <= one.left + one.width + nearness &&
  one.top <= other.top + other.height + nearness &&
  other.top <= one.top + one.height + nearness;

const joinRectangles = (one: Rectangle, other: Rectangle): Rectangle => {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
};

const listTexts = (boxes: readonly PageBox[]): readonly string[] => boxes.flatMap(({ text }) => (text ? [text] : []));

const withoutSame = (texts: readonly string[], others: readonly string[]): readonly string[] => [
  ...new Set(texts.filter((text) => !others.includes(text))),
];

interface Group {
  readonly area: Rectangle;
  readonly before: readonly PageBox[];
  readonly after: readonly PageBox[];
}

const mergeGroups = (one: Group, other: Group): Group => ({
  area: joinRectangles(one.area, other.area),
  before: [...one.before, ...other.before],
  after: [...one.after, ...other.after],
});

/**
 * Adds a group of changed boxes to a list. Merges it with all groups that are near it. Repeats the search with the
 * merged group, because the merged group is larger and can be near further groups.
 */
const addGroup = (groups: readonly Group[], added: Group): readonly Group[] => {
  const near = groups.filter(({ area }) => isNear(area, added.area));
  if (near.length === 0) return [...groups, added];
  const rest = groups.filter((group) => !near.includes(group));
  return addGroup(rest, near.reduce(mergeGroups, added));
};

/**
 * Returns the strip by which one box is larger than the other. Returns undefined if the boxes do not differ only in
 * height or only in width.
 */
const findGrowth = (one: PageBox, other: PageBox): Rectangle | undefined => {
  const { left, top, width, height, look } = one;
  if (look !== other.look || one.text !== '' || left !== other.left || top !== other.top) return undefined;
  const [shortest, narrowest] = [Math.min(height, other.height), Math.min(width, other.width)];
  if (width === other.width) return { left, top: top + shortest, width, height: Math.abs(height - other.height) };
  if (height === other.height) return { left: left + narrowest, top, width: Math.abs(width - other.width), height };
  return undefined;
};

/**
 * Returns the groups of boxes that differ. If a box only became larger or smaller, only the added or removed strip is
 * marked. Otherwise, a longer text would enlarge the box of the page, and the whole page would be marked.
 */
const listGroups = (before: readonly PageBox[], after: readonly PageBox[]): readonly Group[] => {
  const added = new Set(subtract(after, before));
  const byLook = new Map<string, PageBox[]>();
  for (const box of added) byLook.set(box.look, [...(byLook.get(box.look) ?? []), box]);
  const groups = subtract(before, after).map((box): Group => {
    const grown = byLook.get(box.look)?.find((other) => added.has(other) && findGrowth(box, other));
    const area = grown && findGrowth(box, grown);
    if (!grown || !area) return { area: box, before: [box], after: [] };
    added.delete(grown);
    return { area, before: [], after: [] };
  });
  return [...groups, ...[...added].map((box): Group => ({ area: box, before: [], after: [box] }))];
};

/**
 * Finds the regions of a screen that differ, from top to bottom. A changed background is one region that includes all
 * content on it.
 */
export const compareBoxes = (before: readonly PageBox[], after: readonly PageBox[]): readonly Region[] => {
  const groups = listGroups(before, after).reduce<readonly Group[]>(addGroup, []);
  return groups
    .map((group) => {
      const [first, second] = [listTexts(group.before), listTexts(group.after)];
      const { left, top, width, height } = group.area;
      return { left, top, width, height, before: withoutSame(first, second), after: withoutSame(second, first) };
    })
    .toSorted((one, other) => one.top - other.top || one.left - other.left);
};

const computeArea = (rectangles: readonly Rectangle[]): number =>
  rectangles.reduce((sum, { width, height }) => sum + width * height, 0);

const isInside = (box: Rectangle, region: Rectangle): boolean =>
  box.left >= region.left - nearness &&
  box.top >= region.top - nearness &&
  box.left + box.width <= region.left + region.width + nearness &&
  box.top + box.height <= region.top + region.height + nearness;

/**
 * Compares the boxes of a screen in the first release (`before`) with those in the second release (`after`). `again`
 * is a second measurement of the first release. A region that differs between `before` and `again` changes without a
 * release, such as a countdown. The boxes in it are left out. `ignored` is the number of these regions, and
 * `ignoredShare` the share of the page that they cover, from 0 to 1.
 */
export const compareScreens = (before: readonly PageBox[], after: readonly PageBox[], again: readonly PageBox[]) => {
  const changing = compareBoxes(before, again);
  const isSteady = (box: PageBox): boolean => !changing.some((region) => isInside(box, region));
  return {
    regions: compareBoxes(before.filter(isSteady), after.filter(isSteady)),
    ignored: changing.length,
    ignoredShare:
      computeArea(changing) /
      Math.max(1, computeArea([before.reduce<Rectangle>(joinRectangles, { left: 0, top: 0, width: 0, height: 0 })])),
  };
};
