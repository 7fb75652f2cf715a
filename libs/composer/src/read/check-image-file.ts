import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import { assetLimits } from './asset-file.ts';
import { detectFormat, findImageEnd, type RasterFormat } from './raster-format.ts';
import { sanitizeSvg } from './svg.ts';

/** Maximum size of an image in bytes, for any use of the image. */
export const imageLimit = Math.max(...Object.values(assetLimits));

/**
 * Checks the bytes of an image before a brand file refers to it. The format must be known, no bytes may follow the end
 * of the image, and an SVG may contain only shapes. The permitted size in pixels depends on the use of the image, so
 * `readBrandDocument` checks it.
 */
export function checkImageFile(bytes: Buffer): { readonly format: RasterFormat | 'svg' } | ProblemText {
  if (bytes.length > imageLimit) return createProblemText('image.large', { max: imageLimit / 1024 });
  const format = detectFormat(bytes);
  if (format === undefined) return checkSvg(bytes);
  if (findImageEnd(bytes, format) === bytes.length) return { format };
  return createProblemText('image.cutOrMore');
}

function checkSvg(bytes: Buffer): { readonly format: 'svg' } | ProblemText {
  const text = bytes.toString('utf8');
  if (!text.includes('<svg')) return createProblemText('image.unreadable');
  const svg = sanitizeSvg(text, 'converted');
  return 'reason' in svg ? svg : { format: 'svg' };
}
