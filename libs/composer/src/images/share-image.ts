import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ShareImageAsset } from '../read/image-assets.ts';
import type { BrandAssets } from '../read/read-assets.ts';
import { shareSize } from '../page/share-size.ts';
import { type CachedFile, getCachedImage, type ImageCache } from '../image-cache.ts';
import { rasterizeSvg } from './rasterize-svg.ts';

/**
 * Height in pixels of the strip below the hero image in the image for link previews. The strip has the background
 * colour of the page and contains the logo.
 */
const stripHeight = 150;

/**
 * Renders the image that link previews show. Uses the brand's own image if there is one. Otherwise, the image shows the
 * hero image, and below it the logo on the background colour of the app.
 */
export function renderShareImage(
  cache: ImageCache,
  { shareImage, ...assets }: Pick<BrandAssets, 'shareImage' | 'hero' | 'logo'>,
  background: string,
): Promise<CachedFile> {
  return shareImage ? renderOwnImage(cache, shareImage) : renderDefaultImage(cache, assets, background);
}

/**
 * Scales the brand's own image to the size of link previews. Copies only the pixels. Other data in the file, such as
 * the place where a photo was taken, is not copied.
 */
function renderOwnImage(cache: ImageCache, { hash, bytes }: ShareImageAsset): Promise<CachedFile> {
  return getCachedImage(cache, { hash, steps: 'own share 1', name: 'share', extension: 'jpg' }, () =>
    sharp(bytes)
      .rotate()
      .resize({ ...shareSize, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  );
}

/**
 * Renders the image of link previews for a brand without an own image. It contains no text, so all languages can use
 * it.
 */
function renderDefaultImage(
  cache: ImageCache,
  { hero, logo }: Pick<BrandAssets, 'hero' | 'logo'>,
  background: string,
): Promise<CachedFile> {
  const hash = createHash('sha256').update(`${hero.hash} ${logo.hash}`).digest('hex');
  const { width, height } = shareSize;
  return getCachedImage(cache, { hash, steps: `share 1 ${background}`, name: 'share', extension: 'jpg' }, async () => {
    const source = hero.kind === 'svg' ? await rasterizeSvg(hero.bytes.toString('utf8'), width) : hero.bytes;
    const top = await sharp(source)
      .rotate()
      .resize({ width, height: height - stripHeight, fit: 'cover' })
      .toBuffer();
    const wordmark = await sharp(
      await rasterizeSvg(logo.text, Math.min(900, Math.round((logo.width / logo.height) * 90))),
    )
      .resize({ width: 900, height: 90, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    return sharp({ create: { width, height, channels: 3, background } })
      .composite([
        { input: top, left: 0, top: 0 },
        {
          input: wordmark.data,
          left: Math.round((width - wordmark.info.width) / 2),
          top: height - stripHeight + Math.round((stripHeight - wordmark.info.height) / 2),
        },
      ])
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  });
}
