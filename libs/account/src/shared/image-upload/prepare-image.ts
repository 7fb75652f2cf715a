import { ErrorCode } from '@livery/contract/errors';
import { uploadLimit } from '@livery/contract/support/feedback-limits';

/**
 * Max length of the image's longer side in pixels. A screenshot of this size is readable, and the file is much smaller
 * than a phone photo.
 */
const maxSidePixels = 1920;

const signatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

export type PreparedImage = { readonly image: Blob } | { readonly code: ErrorCode };

const isSupportedImage = async (file: Blob): Promise<boolean> => {
  const leadingBytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return signatures.some((signature) => signature.every((byte, at) => leadingBytes[at] === byte));
};

const resizeImage = async (file: Blob): Promise<Blob | null> => {
  // `from-image` applies the rotation that the photo's EXIF data contains, so that the photo is upright.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, maxSidePixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency. Without a white background, transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
};

/**
 * Converts a selected PNG or JPEG file to a JPEG file that is small enough to upload. Detects the file type from the
 * content and not from the name. Returns an error code if the file is too large or is not a readable image.
 */
export const prepareImage = async (file: Blob): Promise<PreparedImage> => {
  if (file.size > uploadLimit) return { code: ErrorCode.UploadTooLarge };
  if (!(await isSupportedImage(file))) return { code: ErrorCode.UploadUnreadable };
  const image = await resizeImage(file).catch(() => null);
  return image ? { image } : { code: ErrorCode.UploadUnreadable };
};
