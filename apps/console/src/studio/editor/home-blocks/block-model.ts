import {
  type HomeBlock,
  homeBlockKinds,
  homeBlockSettings,
  maxHomeBlocks,
  canHaveCategory,
  collectionSources,
  upgradeHomeBlocks,
} from '@livery/merchant/home-blocks';
import { isBranch } from '../model/brand-document.ts';

/**
 * A block of the home screen as it is in the draft. Its values can be invalid, because the draft may contain problems.
 */
export type DraftBlock = Readonly<Record<string, unknown>> & { readonly kind: string };

/**
 * Returns the list of home screen blocks in a draft. Entries that are not blocks stay in the list. A value in the
 * earlier format of brand files is converted to the current format.
 */
export const readBlockEntries = (value: unknown): readonly unknown[] => {
  const list = upgradeHomeBlocks(value);
  return Array.isArray(list) ? list : [];
};

/** Returns true for an entry that the editor shows as a block. Its settings can still be invalid. */
export const isDraftBlock = (entry: unknown): entry is DraftBlock =>
  isBranch(entry) && typeof entry['kind'] === 'string';

/** Returns the kind of a block, or undefined if the app does not know the kind. */
export const getKind = ({ kind }: DraftBlock): HomeBlock['kind'] | undefined =>
  homeBlockKinds.find((known) => known === kind);

/** Returns a React key for each block. The key stays the same when the block moves. */
export const getBlockKeys = (blocks: readonly DraftBlock[]): readonly string[] => {
  const counts = new Map<string, number>();
  return blocks.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `${kind}-${count}`;
  });
};

/**
 * Returns the kinds of blocks that can be added. Only a collection (a group of games) can occur more than once. Empty
 * if the list is full.
 */
export const listAddable = (blocks: readonly DraftBlock[]): readonly HomeBlock['kind'][] =>
  blocks.length >= maxHomeBlocks
    ? []
    : homeBlockKinds.filter((kind) => kind === 'collection' || !blocks.some((block) => block.kind === kind));

export const createBlock = (kind: HomeBlock['kind']): HomeBlock =>
  kind === 'collection' ? { kind, source: 'new' } : { kind };

/**
 * Returns the block with changed settings. A setting with the value null is removed. If the source of the games in the
 * result does not support a category or a title, this setting is removed too.
 */
export const changeBlock = (block: DraftBlock, change: Readonly<Record<string, unknown>>): DraftBlock => {
  const next = { ...block, ...change };
  const source = collectionSources.find((each) => each === next['source']);
  if (source && !canHaveCategory(source)) next['category'] = null;
  if (source === 'categories') next['title'] = null;
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null)) as DraftBlock;
};

/** Returns true if blocks of this kind have the setting. */
export const hasSetting = (block: DraftBlock, setting: (typeof homeBlockSettings)['collection'][number]): boolean => {
  const kind = getKind(block);
  return kind !== undefined && homeBlockSettings[kind].includes(setting);
};
