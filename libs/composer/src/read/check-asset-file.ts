import { detectFontFormat } from '../fonts/font-container.ts';
import { checkImageFile } from './check-image-file.ts';

/** Purpose for which a brand file refers to a file. */
export type AssetUse = 'image' | 'font';

/**
 * Checks the bytes of an image or a font before a brand file refers to it. Without `use`, a file with the signature
 * of a font is checked as a font. Every other file is checked as an image.
 */
export async function checkAssetFile(bytes: Buffer, use?: AssetUse) {
  const isFont = use === undefined ? detectFontFormat(bytes) !== undefined : use === 'font';
  if (!isFont) return checkImageFile(bytes);
  const { checkFontFile } = await import('../fonts/check-font-file.ts');
  return checkFontFile(bytes);
}
