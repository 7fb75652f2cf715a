import { createHash } from 'node:crypto';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { isPlainJpeg, reencodeImage } from '../../uploads/index.ts';
import { contentImages } from './content-images.tables.ts';

/** Image in the operator's content, as the JPEG file that the gateway stores. */
export interface ContentImage {
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly id: string;
  readonly bytes: Buffer;
}

const addressPattern = /^\/media\/content\/([0-9a-f]{64})\.jpg$/;

/** Returns the URL path of an image on the gateway. The image at this path never changes. */
export const toImageAddress = (id: string): string => `/media/content/${id}.jpg`;

/** Returns the id of the image with this path. Returns undefined if the path does not belong to a content image. */
export const getImageId = (address: string): string | undefined => addressPattern.exec(address)?.[1];

/**
 * Encodes an image as a JPEG with a limited size and without metadata. The rules are the same as for an image that a
 * member uploads. A JPEG that already follows the rules is returned unchanged, because each encoding reduces the
 * quality. Throws a GatewayError if the file is not a valid PNG or JPEG.
 */
export const encodeContentImage = async (file: Buffer): Promise<ContentImage> => {
  const { image, isSameSize } = await reencodeImage(file);
  const bytes = isSameSize && isPlainJpeg(file) ? file : image;
  return { id: createHash('sha256').update(bytes).digest('hex'), bytes };
};

export const saveContentImages = async (
  tx: Database,
  merchant: string,
  images: readonly ContentImage[],
): Promise<void> => {
  for (const image of images)
    await tx
      .insert(contentImages)
      .values({ ...image, merchant })
      .onConflictDoNothing();
};

/** Deletes the images of a brand that no content uses. `used` contains the ids of all used images. */
export const deleteUnusedImages = async (tx: Database, merchant: string, used: readonly string[]): Promise<void> => {
  const isOfBrand = eq(contentImages.merchant, merchant);
  await tx
    .delete(contentImages)
    .where(used.length > 0 ? and(isOfBrand, notInArray(contentImages.id, [...used])) : isOfBrand);
};

export const loadContentImages = async (db: Database, ids: readonly string[]): Promise<ContentImage[]> =>
  ids.length === 0
    ? []
    : db
        .selectDistinctOn([contentImages.id], { id: contentImages.id, bytes: contentImages.bytes })
        .from(contentImages)
        .where(inArray(contentImages.id, [...ids]));
