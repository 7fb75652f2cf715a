import sharp from 'sharp';
import { drawTile, type ArtworkSpec } from './tile.ts';

/** Widths in pixels at which tiles are served: the grid's column at one, two and three device pixels. */
export type TileWidth = 104 | 208 | 312;

const dpiOf = (width: number, drawnWidth: number): number => (72 * width) / drawnWidth;

/** Rasterises an SVG of a known drawn width to WebP. */
export const toWebp = async (svg: string, drawnWidth: number, width: number, quality = 78): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: dpiOf(width, drawnWidth) })
    .resize({ width })
    .modulate({ saturation: 1.16 })
    .webp({ quality, effort: 4, smartSubsample: true })
    .toBuffer();

export const renderTile = async (spec: ArtworkSpec, width: TileWidth): Promise<Buffer> =>
  toWebp(drawTile(spec), 320, width, width === 104 ? 82 : 76);
