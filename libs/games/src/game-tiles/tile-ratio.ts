import type { BrandLayout } from '@livery/merchant/layout';

/** Width over height of a tile's artwork, as `games.module.css` says it too. */
export const tileRatio: Readonly<Record<BrandLayout['tile'], number>> = { square: 1, portrait: 3 / 4, wide: 4 / 3 };
