import { ErrorCode } from '@livery/contract/errors';
import sharp from 'sharp';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';

/**
 * First bytes of files in the accepted formats (file signatures). The format is determined by these bytes, because an
 * attacker can set the name and the content type of an upload freely.
 */
const signatures = [
  { contentType: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { contentType: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

/**
 * Maximum number of pixels of an uploaded image. Usual phone photos have fewer pixels. Without the limit, a small file
 * with an extremely large image (decompression bomb) could fill the memory.
 */
const maxPixels = 60_000_000;
/** Maximum length in pixels of the longer side of a stored image. Larger images are scaled down. */
const longest = 1920;

const unreadable = (): never => {
  throw new GatewayError(ErrorCode.UploadUnreadable);
};

interface EncodedImage {
  readonly contentType: 'image/jpeg';
  readonly image: Buffer;
  /** True if the encoded image has the same width and height as the original. */
  readonly isSameSize: boolean;
}

/**
 * Encodes an uploaded image as a new JPEG. The new image is upright, has at most the maximum size, and contains no
 * metadata such as the location. Throws a GatewayError if the file is neither a PNG nor a JPEG.
 */
export const reencodeImage = async (bytes: Buffer): Promise<EncodedImage> => {
  if (!signatures.some((signature) => bytes.subarray(0, signature.bytes.length).equals(signature.bytes)))
    return unreadable();
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const { width, height } = await sharp(bytes).metadata();
  return { contentType: 'image/jpeg', image: data, isSameSize: info.width === width && info.height === height };
};
