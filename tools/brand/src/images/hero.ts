import sharp from 'sharp';
import type { BrandAssets } from '../read/read-assets.ts';
import { type CachedFile, cachedImage, cachedSize } from './image-cache.ts';
import { drawSvg } from './draw-svg.ts';

/** Widths in physical pixels: one for each pixel density of a phone's column. */
export const heroWidths = [360, 720, 1080] as const;

/** The banner in two formats and three widths, and its size at the middle one. */
export interface Hero {
  readonly avif: readonly CachedFile[];
  readonly webp: readonly CachedFile[];
  readonly width: number;
  readonly height: number;
}

export async function drawHero(cache: string, { hash, bytes, kind }: BrandAssets['hero']): Promise<Hero> {
  const largest = heroWidths[2];
  let raster: Promise<Buffer> | undefined;
  const picture = () => (raster ??= kind === 'svg' ? drawSvg(bytes.toString('utf8'), largest) : Promise.resolve(bytes));
  const at = async (width: number) =>
    sharp(await picture())
      .rotate()
      .resize({ width });
  const draw = (width: number, extension: 'avif' | 'webp') =>
    cachedImage(cache, { hash, steps: `hero 2 ${width} ${extension}`, name: `hero-${width}`, extension }, async () =>
      (extension === 'avif'
        ? (await at(width)).avif({ quality: 52, effort: 4 })
        : (await at(width)).webp({ quality: 74, effort: 4 })
      ).toBuffer(),
    );
  const [width, height] = await cachedSize(cache, hash, async () => {
    const { info } = await (await at(720)).toBuffer({ resolveWithObject: true });
    return [info.width, info.height];
  });
  return {
    avif: await inOrder((each) => draw(each, 'avif')),
    webp: await inOrder((each) => draw(each, 'webp')),
    width,
    height,
  };
}

async function inOrder(draw: (width: number) => Promise<CachedFile>): Promise<CachedFile[]> {
  return Promise.all(heroWidths.map(draw));
}
