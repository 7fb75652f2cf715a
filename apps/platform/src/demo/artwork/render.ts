import sharp from 'sharp';
import { drawTile, type ArtworkSpec } from './tile.ts';

/** Widths in pixels at which tiles are served: the grid's column at one, two and three device pixels. */
export type TileWidth = 104 | 208 | 312;

const toDpi = (width: number, sourceWidth: number): number => (72 * width) / sourceWidth;

/** Rasterises an SVG of a known drawn width to WebP. */
export const toWebp = async (svg: string, sourceWidth: number, width: number, quality = 78): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: toDpi(width, sourceWidth) })
    .resize({ width })
    .modulate({ saturation: 1.16 })
    .webp({ quality, effort: 4, smartSubsample: true })
    .toBuffer();

export const renderTile = async (spec: ArtworkSpec, width: TileWidth): Promise<Buffer> =>
  toWebp(drawTile(spec), 320, width, width === 104 ? 82 : 76);
