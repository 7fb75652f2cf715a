import sharp from 'sharp';
import type { ScreenshotAsset } from '../read/image-assets.ts';
import { type CachedFile, getCachedImage, type ImageCache } from '../image-cache.ts';

/** Screenshot of the app for the install dialog of the browser. */
export interface Screenshot {
  readonly file: CachedFile;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Converts the screenshots of the app to WebP in their original size. Rotates each screenshot as its EXIF header
 * specifies.
 */
export const renderScreenshots = (cache: ImageCache, screenshots: readonly ScreenshotAsset[]): Promise<Screenshot[]> =>
  Promise.all(
    screenshots.map(async ({ hash, bytes, width, height }) => ({
      file: await getCachedImage(cache, { hash, steps: 'screenshot 2', name: 'screenshot', extension: 'webp' }, () =>
        sharp(bytes).rotate().webp({ quality: 80, effort: 4 }).toBuffer(),
      ),
      width,
      height,
    })),
  );
