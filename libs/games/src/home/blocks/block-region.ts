import type { HomeBlock } from '@livery/merchant/home-blocks';

/**
 * Returns the name of the prerendered region that a block replaces. The home page can have several collections, so the
 * name of a collection's region contains the index of the block.
 */
export const getBlockRegion = ({ kind }: HomeBlock, index: number): string =>
  kind === 'collection' ? kind + index : kind;
