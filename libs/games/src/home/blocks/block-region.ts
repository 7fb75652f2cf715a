import type { HomeBlock } from '@livery/merchant/home-blocks';

/**
 * Name of the region of the prerendered page that a block replaces. A kind is in the list once, except collections, which
 * differ by their place.
 */
export const getBlockRegion = ({ kind }: HomeBlock, index: number): string =>
  kind === 'collection' ? kind + index : kind;
