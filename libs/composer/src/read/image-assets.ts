import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import sharp from 'sharp';
import { shareSize } from '../page/share-size.ts';
import type { Asset } from './asset-file.ts';
import { detectFormat, findImageEnd, getExpectedFormat } from './raster-format.ts';
import { type SafeSvg, sanitizeSvg } from './svg.ts';

export interface SvgAsset extends SafeSvg {
  /** SHA-256 hash of the SVG file before it was sanitised. */
  readonly hash: string;
}

/**
 * Image of the first slide of the home page. `bytes` contains the text of a sanitised SVG, or a PNG, JPEG or WebP
 * image.
 */
export interface HeroAsset {
  readonly hash: string;
  readonly bytes: Buffer;
  readonly kind: 'svg' | 'raster';
}

export interface ScreenshotAsset extends RasterImage {
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Image of link previews. */
export type ShareImageAsset = RasterImage;

interface RasterImage {
  readonly hash: string;
  readonly bytes: Buffer;
}

/** Sanitises an SVG that becomes a part of the bundle. Returns an error for an SVG that cannot be used. */
export function toSvgAsset(asset: Asset | ProblemText): SvgAsset | ProblemText {
  if ('reason' in asset) return asset;
  const svg = sanitized(asset, 'shipped');
  return 'reason' in svg ? svg : { ...svg, hash: asset.hash };
}

/**
 * Cache of sanitised SVG images by use and hash, because several brands can use the same image. The cache is cleared
 * when it contains 64 images.
 */
const svgCache = new Map<string, ReturnType<typeof sanitizeSvg>>();

function sanitized({ hash, bytes }: Asset, use: 'shipped' | 'converted'): ReturnType<typeof sanitizeSvg> {
  const key = `${use} ${hash}`;
  const svg = svgCache.get(key) ?? sanitizeSvg(bytes.toString('utf8'), use);
  if (svgCache.size >= 64) svgCache.clear();
  svgCache.set(key, svg);
  return svg;
}

/** Validates an image for the first slide of the home page. Returns an error for an image that cannot be used. */
export async function toHeroAsset(asset: Asset | ProblemText): Promise<HeroAsset | ProblemText> {
  if ('reason' in asset) return asset;
  if (!asset.path.toLowerCase().endsWith('.svg')) return toRasterHero(asset);
  const svg = sanitized(asset, 'converted');
  return 'reason' in svg ? svg : { hash: asset.hash, bytes: Buffer.from(svg.text), kind: 'svg' };
}

/**
 * Compares the format in the first bytes of an image with the format of its file extension. They must match: otherwise
 * an image library would read an SVG whose file name ends in `.png`. Also checks that the file ends where the image
 * ends. The pixels are not decoded.
 */
function findFormatError({ path, bytes }: Asset): ProblemText | undefined {
  const format = detectFormat(bytes);
  const expected = getExpectedFormat(path);
  if (format === undefined || expected === undefined)
    return expected
      ? createProblemText('image.notExpected', { expected: expected.toUpperCase() })
      : createProblemText('image.noFormat');
  if (format !== expected)
    return createProblemText('image.otherFormat', {
      format: format.toUpperCase(),
      expected: expected.toUpperCase(),
      extension: format === 'jpeg' ? 'jpg' : format,
    });
  const end = findImageEnd(bytes, format);
  if (end === undefined) return createProblemText('image.cut');
  if (end < bytes.length) return createProblemText('image.more', { bytes: bytes.length - end });
  return undefined;
}

/**
 * Reads the displayed size of an image from its header. If the header says that the image is rotated by 90 degrees,
 * width and height are swapped. Returns an error for an image with too many pixels or without a size.
 */
async function readSize(bytes: Buffer): Promise<{ width: number; height: number } | ProblemText> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header?.width) return createProblemText('image.unreadable');
  const { width, height } = header.autoOrient;
  if (width * height > pixelLimit) return createProblemText('image.pixels', { width, height });
  return { width, height };
}

async function toRasterHero(asset: Asset): Promise<HeroAsset | ProblemText> {
  const size = findFormatError(asset) ?? (await readSize(asset.bytes));
  if ('reason' in size) return size;
  if (size.width < 720) return createProblemText('image.narrow', { width: size.width });
  return { hash: asset.hash, bytes: asset.bytes, kind: 'raster' };
}

/**
 * Minimum and maximum side of a screenshot in pixels, and maximum ratio of the longer to the shorter side. Browsers
 * ignore other screenshots.
 */
const [shortestSide, longestSide, longestRatio] = [320, 3840, 2.3];

/** Validates a screenshot of the app. Returns an error for an unsupported format or size. */
export async function toScreenshot(asset: Asset | ProblemText): Promise<ScreenshotAsset | ProblemText> {
  if ('reason' in asset) return asset;
  const size = findFormatError(asset) ?? (await readSize(asset.bytes));
  if ('reason' in size) return size;
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  const { width, height } = size;
  if (short < shortestSide || long > longestSide)
    return createProblemText('screenshot.side', { width, height, min: shortestSide, max: longestSide });
  if (long > short * longestRatio) return createProblemText('screenshot.ratio', { width, height, ratio: longestRatio });
  return { hash: asset.hash, bytes: asset.bytes, ...size };
}

/**
 * Maximum relative difference between the width-to-height ratio of a brand's image for link previews and the ratio that
 * link previews need. The limit is not 0, because scaling can add or remove a row of pixels.
 */
const ratioTolerance = 0.02;

/** Validates a brand's own image for link previews. Returns an error for an unsupported format, size or ratio. */
export async function toShareImage(asset: Asset | ProblemText): Promise<ShareImageAsset | ProblemText> {
  if ('reason' in asset) return asset;
  const size = findFormatError(asset) ?? (await readSize(asset.bytes));
  if ('reason' in size) return size;
  const { width, height } = size;
  const { width: minWidth, height: minHeight } = shareSize;
  const ratio = minWidth / minHeight;
  if (width < minWidth || height < minHeight)
    return createProblemText('share.small', { width, height, minWidth, minHeight });
  if (Math.abs(width / height / ratio - 1) > ratioTolerance)
    return createProblemText('share.ratio', { width, height, ratio: ratio.toFixed(1) });
  return { hash: asset.hash, bytes: asset.bytes };
}

/**
 * Maximum number of pixels of an image. A small file can contain so many pixels that the decoded image does not fit in
 * memory.
 */
const pixelLimit = 6000 * 4000;
