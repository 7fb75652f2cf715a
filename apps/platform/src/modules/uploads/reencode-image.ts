import { ErrorCode } from '@livery/contract/errors';
import sharp from 'sharp';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';

/** What the first bytes of a file say that it is, whatever it is called. */
const signatures = [
  { contentType: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { contentType: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

/** More pixels than any phone takes; a small file can claim to have far more. */
const maxPixels = 60_000_000;
/** Pixels of the longer side that are kept. */
const longest = 1920;

const unreadable = (): never => {
  throw new GatewayError(ErrorCode.UploadUnreadable);
};

/**
 * A picture that was sent, drawn anew as JPEG: upright, no larger than needed, and without whatever else was in the file,
 * such as where it was taken. Throws a GatewayError for what is no PNG or JPEG by its content.
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
