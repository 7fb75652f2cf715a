import { ErrorCode } from '@livery/contract/errors';
import sharp from 'sharp';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';

/** File signatures (magic bytes) of the accepted formats. The declared name and content type are not trusted. */
const signatures = [
  { contentType: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { contentType: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

/**
 * Max pixels of an accepted image, above the resolution of phone cameras. A small file can declare far more pixels
 * (decompression bomb).
 */
const maxPixels = 60_000_000;
/** Max length of the longer side of the stored image, in pixels. */
const longest = 1920;

const unreadable = (): never => {
  throw new GatewayError(ErrorCode.UploadUnreadable);
};

/**
 * Re-encodes an uploaded image as JPEG: rotated upright, resized to the max side, without metadata such as the
 * location. Throws a GatewayError when the content is neither PNG nor JPEG.
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
