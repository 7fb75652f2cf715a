import {
  type HomeBlock,
  homeBlockKinds,
  homeBlockSettings,
  maxHomeBlocks,
  type CollectionSource,
  upgradeHomeBlocks,
} from '@livery/merchant/home-blocks';
import { isBranch } from '../model/brand-document.ts';

/** A block as the draft has it. Its values can be wrong until the check finds them. */
export type DraftBlock = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Returns the blocks of a draft. A list in the old form, which had only the kinds, is converted. */
export const readBlocks = (value: unknown): readonly DraftBlock[] => {
  const list = upgradeHomeBlocks(value);
  return Array.isArray(list)
    ? list.filter((block): block is DraftBlock => isBranch(block) && typeof block['kind'] === 'string')
    : [];
};

/** Returns the kind of a block, or undefined for a kind that the app does not know. */
export const getKind = ({ kind }: DraftBlock): HomeBlock['kind'] | undefined =>
  homeBlockKinds.find((known) => known === kind);

/** Returns a key for each block, which stays the same when the block moves. */
export const getBlockKeys = (blocks: readonly DraftBlock[]): readonly string[] => {
  const counts = new Map<string, number>();
  return blocks.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `${kind}-${count}`;
  });
};

/** Blocks that can be added: each kind that is not there yet, and collections as long as there is room. */
export const listAddable = (blocks: readonly DraftBlock[]): readonly HomeBlock['kind'][] =>
  blocks.length >= maxHomeBlocks
    ? []
    : homeBlockKinds.filter((kind) => kind === 'collection' || !blocks.some((block) => block.kind === kind));

export const createBlock = (kind: HomeBlock['kind']): HomeBlock =>
  kind === 'collection' ? { kind, source: 'new' } : { kind };

/** Changes settings of a block. Null removes a setting. Settings that no longer fit the source are removed. */
export const changeBlock = (block: DraftBlock, change: Readonly<Record<string, unknown>>): DraftBlock => {
  const next = { ...block, ...change };
  const isBySource = (source: CollectionSource) => next['source'] === source;
  if (isBySource('continue') || isBySource('categories')) next['category'] = null;
  if (isBySource('categories')) next['title'] = null;
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null)) as DraftBlock;
};

/** Returns true if blocks of this kind have the setting. */
export const hasSetting = (block: DraftBlock, setting: (typeof homeBlockSettings)['collection'][number]): boolean => {
  const kind = getKind(block);
  return kind !== undefined && homeBlockSettings[kind].includes(setting);
};
