import sharp from 'sharp';
import type { BrandAssets } from '../read/read-assets.ts';
import { type CachedFile, getCachedImage, type ImageCache } from '../image-cache.ts';
import { rasterizeSvg } from './rasterize-svg.ts';

/** Widths of the hero image in physical pixels, one for each usual pixel density of a phone. */
export const heroWidths = [360, 720, 1080] as const;

/**
 * The rendered hero image in two formats and three widths. `width` and `height` are the size of the image with the
 * middle width.
 */
export interface Hero {
  readonly avif: readonly CachedFile[];
  readonly webp: readonly CachedFile[];
  readonly width: number;
  readonly height: number;
}

export async function renderHero(cache: ImageCache, { hash, bytes, kind }: BrandAssets['hero']): Promise<Hero> {
  const largest = heroWidths[2];
  let raster: Promise<Buffer> | undefined;
  const getRaster = () =>
    (raster ??= kind === 'svg' ? rasterizeSvg(bytes.toString('utf8'), largest) : Promise.resolve(bytes));
  const resizeTo = async (width: number) =>
    sharp(await getRaster())
      .rotate()
      .resize({ width });
  // The size of the WebP image with the middle width is read below. Therefore its rendering cannot be deferred, and its
  // cache has no `defer` function.
  const getCache = (width: number, extension: 'avif' | 'webp'): ImageCache =>
    width === heroWidths[1] && extension === 'webp' ? { folder: cache.folder } : cache;
  const render = (width: number, extension: 'avif' | 'webp') =>
    getCachedImage(
      getCache(width, extension),
      { hash, steps: `hero 2 ${width} ${extension}`, name: `hero-${width}`, extension },
      async () =>
        (extension === 'avif'
          ? (await resizeTo(width)).avif({ quality: 52, effort: 4 })
          : (await resizeTo(width)).webp({ quality: 74, effort: 4 })
        ).toBuffer(),
    );
  const [avif, webp] = await Promise.all([
    inOrder((each) => render(each, 'avif')),
    inOrder((each) => render(each, 'webp')),
  ]);
  const { width = 0, height = 0 } = await sharp(webp[1]?.source).metadata();
  return { avif, webp, width, height };
}

async function inOrder(render: (width: number) => Promise<CachedFile>): Promise<CachedFile[]> {
  return Promise.all(heroWidths.map(render));
}
