import type { BrandLayout } from '@livery/merchant/layout';

/** Width divided by height of a tile's image. The values must equal the values in `games.module.css`. */
export const tileRatio: Readonly<Record<BrandLayout['tile'], number>> = { square: 1, portrait: 3 / 4, wide: 4 / 3 };
