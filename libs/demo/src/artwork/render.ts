import sharp from 'sharp';
import { drawTile, type ArtworkSpec } from './tile.ts';

/**
 * Widths of a game tile in pixels. A column of the game grid is 104 CSS pixels wide, and the device pixel ratio is 1, 2
 * or 3.
 */
export type TileWidth = 104 | 208 | 312;

const toDpi = (width: number, sourceWidth: number): number => (72 * width) / sourceWidth;

/**
 * Renders an SVG as WebP. `sourceWidth` is the width of the SVG, and `width` is the width of the result, both in
 * pixels.
 */
export const toWebp = async (svg: string, sourceWidth: number, width: number, quality = 78): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: toDpi(width, sourceWidth) })
    .resize({ width })
    .modulate({ saturation: 1.16 })
    .webp({ quality, effort: 4, smartSubsample: true })
    .toBuffer();

export const renderTile = async (spec: ArtworkSpec, width: TileWidth): Promise<Buffer> =>
  toWebp(drawTile(spec), 320, width, width === 104 ? 82 : 76);
