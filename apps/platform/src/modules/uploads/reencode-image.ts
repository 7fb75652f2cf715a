import { ErrorCode } from '@livery/contract/errors';
import sharp from 'sharp';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';

/** File signatures (magic bytes) of the accepted formats. The declared name and content type are not trusted. */
const signatures = [
  { contentType: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { contentType: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

/**
 * Maximum number of pixels of an accepted image. Phone cameras have fewer. A small file can declare far more pixels
 * (decompression bomb).
 */
const maxPixels = 60_000_000;
/** Maximum length in pixels of the longer side of the stored image. */
const longest = 1920;

const unreadable = (): never => {
  throw new GatewayError(ErrorCode.UploadUnreadable);
};

/**
 * Encodes an uploaded image again as JPEG: rotated upright, resized to the maximum side, and without metadata such as
 * the location. Throws a GatewayError when the content is neither PNG nor JPEG.
 */
export const reencodeImage = async (
  bytes: Buffer,
): Promise<{ readonly contentType: 'image/jpeg'; readonly image: Buffer }> => {
  if (!signatures.some((signature) => bytes.subarray(0, signature.bytes.length).equals(signature.bytes)))
    return unreadable();
  const image = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 86 })
    .toBuffer()
    .catch(unreadable);
  return { contentType: 'image/jpeg', image };
};
