import { ErrorCode } from '@livery/contract/errors';
import { uploadLimit } from '@livery/contract/support/feedback-limits';

/** Pixels of the longer side that are sent: enough to read a screenshot by, and a fraction of what a phone takes. */
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
  // As the camera held it: `from-image` turns a photo upright.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, maxSidePixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d')!;
  // What is clear in a PNG would come out black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
};

/** A picture that the member chose, made small enough to send: judged by what it holds and not by its name. */
export const prepareImage = async (file: Blob): Promise<PreparedImage> => {
  if (file.size > uploadLimit) return { code: ErrorCode.UploadTooLarge };
  if (!(await isSupportedImage(file))) return { code: ErrorCode.UploadUnreadable };
  const image = await resizeImage(file).catch(() => null);
  return image ? { image } : { code: ErrorCode.UploadUnreadable };
};
