import type { HomeBlock } from '@livery/merchant/home-blocks';

/**
 * Returns the name of a block's region in the prerendered home page (HTML that is shown before the code has loaded).
 * The app finds the region by this name and replaces it with the block. A home page can have several blocks of the kind
 * `collection`, so their names also contain the index.
 */
export const getBlockRegion = ({ kind }: HomeBlock, index: number): string =>
  kind === 'collection' ? kind + index : kind;
