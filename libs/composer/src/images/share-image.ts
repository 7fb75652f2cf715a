import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { BrandAssets } from '../read/read-assets.ts';
import { shareSize } from '../page/share-size.ts';
import { type CachedFile, getCachedImage, type ImageCache } from '../image-cache.ts';
import { rasterizeSvg } from './rasterize-svg.ts';

/** Height in pixels of the strip below the hero image. The strip has the page colour and contains the logo. */
const stripHeight = 150;

/**
 * Renders the image that link previews show: the hero image, and below it the logo on the page colour. It contains no
 * text, so it is the same in all languages.
 */
export function renderShareImage(
  cache: ImageCache,
  { hero, logo }: BrandAssets,
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
