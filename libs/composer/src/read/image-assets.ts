import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import sharp from 'sharp';
import type { Asset } from './asset-file.ts';
import { detectFormat, findImageEnd, getExpectedFormat } from './raster-format.ts';
import { type SafeSvg, sanitizeSvg } from './svg.ts';

export interface SvgAsset extends SafeSvg {
  /** SHA-256 hash of the original file. */
  readonly hash: string;
}

/** Image of the first slide: text of a sanitised SVG, or bytes of a PNG, JPEG or WebP image. */
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

/** Caches the last sanitised SVG images by hash, because several brands can use the same image. */
const svgCache = new Map<string, ReturnType<typeof sanitizeSvg>>();

function sanitized({ hash, bytes }: Asset, use: 'shipped' | 'converted'): ReturnType<typeof sanitizeSvg> {
  const key = `${use} ${hash}`;
  const svg = svgCache.get(key) ?? sanitizeSvg(bytes.toString('utf8'), use);
  if (svgCache.size >= 64) svgCache.clear();
  svgCache.set(key, svg);
  return svg;
}

/** Validates an image for the first slide of the home page. */
export async function toHeroAsset(asset: Asset | ProblemText): Promise<HeroAsset | ProblemText> {
  if ('reason' in asset) return asset;
  if (!asset.path.toLowerCase().endsWith('.svg')) return toRasterHero(asset);
  const svg = sanitized(asset, 'converted');
  return 'reason' in svg ? svg : { hash: asset.hash, bytes: Buffer.from(svg.text), kind: 'svg' };
}

/**
 * Checks the format of an image by its first bytes and its file extension, without decoding the pixels. Both must
 * match, because an image library also reads an SVG whose file name ends in `.png`.
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

/** Reads the size of an image from its header. Returns an error for an image with too many pixels, or without a size. */
async function readSize(bytes: Buffer): Promise<{ width: number; height: number } | ProblemText> {
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({}) as { width?: number; height?: number });
  if (width === 0) return createProblemText('image.unreadable');
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

/** Validates a screenshot of the app. */
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
 * Maximum number of pixels of an image. A small file can contain so many pixels that the decoded image does not fit in
 * memory.
 */
const pixelLimit = 6000 * 4000;
