import type { HomeBlock } from '@livery/merchant/home-blocks';

/**
 * Returns the name of the prerendered region that a block replaces. Only collections can occur more than once, so their
 * names contain the index.
 */
export const getBlockRegion = ({ kind }: HomeBlock, index: number): string =>
  kind === 'collection' ? kind + index : kind;
