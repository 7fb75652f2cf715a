import sharp from 'sharp';
import { drawTile, type ArtworkSpec } from './tile.ts';

/** Widths of tiles in pixels: the width of a column of the game grid at device pixel ratios 1, 2 and 3. */
export type TileWidth = 104 | 208 | 312;

const toDpi = (width: number, sourceWidth: number): number => (72 * width) / sourceWidth;

/** Renders an SVG of a known width as WebP. */
export const toWebp = async (svg: string, sourceWidth: number, width: number, quality = 78): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: toDpi(width, sourceWidth) })
    .resize({ width })
    .modulate({ saturation: 1.16 })
    .webp({ quality, effort: 4, smartSubsample: true })
    .toBuffer();

export const renderTile = async (spec: ArtworkSpec, width: TileWidth): Promise<Buffer> =>
  toWebp(drawTile(spec), 320, width, width === 104 ? 82 : 76);
