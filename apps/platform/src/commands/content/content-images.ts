import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadLimit } from '@livery/contract/support/feedback-limits';
import { getArtworkTheme, imageFilePattern } from '../../core/content/content-schemas.ts';
import { type ContentImage, encodeContentImage } from '../../modules/content/index.ts';

/** Image fields of a content item. These fields have the same names in all kinds of content. */
interface WithImages {
  readonly image?: string;
  readonly images?: readonly string[];
}

/** Lists the references to images in an item. */
export const listImageReferences = ({ image, images = [] }: WithImages): readonly string[] => [
  ...(image === undefined ? [] : [image]),
  ...images,
];

/** Returns a copy of the item in which `map` has replaced each reference to an image. */
export const mapImageReferences = <Item extends object>(item: Item, map: (reference: string) => string): Item => {
  const { image, images } = item as WithImages;
  return {
    ...item,
    ...(image !== undefined && { image: map(image) }),
    ...(images && { images: images.map(map) }),
  };
};

export const isImageFile = (reference: string): boolean => imageFilePattern.test(reference);
export const isArtwork = (reference: string): boolean => getArtworkTheme(reference) !== undefined;

/**
 * Loads and encodes the image file at the path `reference` in the content folder `folder`. Returns the reason as a
 * text if the file is missing, too large, or not a readable JPEG or PNG.
 */
export const readImageFile = async (folder: string, reference: string): Promise<ContentImage | string> => {
  const path = join(folder, reference);
  const file = await lstat(path).catch(() => undefined);
  if (!file?.isFile()) return 'the file does not exist';
  if (file.size > uploadLimit) return `the file has more than ${uploadLimit / 1_000_000} MB`;
  return encodeContentImage(await readFile(path)).catch(() => 'the file is not a readable JPEG or PNG');
};
