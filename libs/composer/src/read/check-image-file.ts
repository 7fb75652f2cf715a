import type { AssetError } from '../asset-error.ts';
import { assetLimits } from './asset-file.ts';
import { detectFormat, findImageEnd, type RasterFormat } from './raster-format.ts';
import { sanitizeSvg } from './svg.ts';

/** Maximum size of an image in bytes, whatever it is used for. */
export const imageLimit = Math.max(...Object.values(assetLimits));

/**
 * Checks the bytes of an image before a brand file names it: its format, that nothing follows its end, and that an SVG
 * contains only shapes. Its size in pixels depends on its use, so `readBrandDocument` checks it.
 */
export function checkImageFile(bytes: Buffer): { readonly format: RasterFormat | 'svg' } | AssetError {
  if (bytes.length > imageLimit)
    return { reason: `too large: at most ${imageLimit / 1024} kB`, remedy: 'simplify or compress the image' };
  const format = detectFormat(bytes);
  if (format === undefined) return checkSvg(bytes);
  if (findImageEnd(bytes, format) === bytes.length) return { format };
  return {
    reason: 'the image is cut off, or other bytes follow its end',
    remedy: 'export it again: the file may contain something else too',
  };
}

function checkSvg(bytes: Buffer): { readonly format: 'svg' } | AssetError {
  const text = bytes.toString('utf8');
  if (!text.includes('<svg'))
    return { reason: 'not an image that can be read', remedy: 'export it again as PNG, JPEG, WebP or SVG' };
  const svg = sanitizeSvg(text, 'converted');
  return 'reason' in svg ? { reason: svg.reason, remedy: svg.remedy } : { format: 'svg' };
}
