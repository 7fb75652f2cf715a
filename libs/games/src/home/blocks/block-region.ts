import type { HomeBlock } from '@livery/merchant/home-blocks';

/**
 * Returns the name of a block's region in the prerendered home page (HTML that is shown before the code has loaded).
 * The block replaces this region. A home page can have several collections of games, so their names contain the index
 * of the block.
 */
export const getBlockRegion = ({ kind }: HomeBlock, index: number): string =>
  kind === 'collection' ? kind + index : kind;
