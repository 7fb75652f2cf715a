import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Database } from '../../core/db/database.ts';
import { contentKinds } from '../../content-kinds.ts';
import { getImageId, loadContentImages } from '../../modules/content/index.ts';
import { listImageReferences, mapImageReferences } from './content-images.ts';
import { toFileName } from './read-content-folder.ts';

interface ExportContentOptions {
  readonly db: Database;
  readonly brand: Merchant;
  readonly folder: string;
}

/** Number of characters of an image's hash in the name of its file. */
const nameLength = 16;

const toImageFile = (id: string): string => `images/${id.slice(0, nameLength)}.jpg`;

/**
 * Writes the content of a brand into a folder: one file for each kind of content, and the images. Replaces existing
 * files with the same names. Returns a text that lists the written files.
 */
export const exportContent = async ({ db, brand, folder }: ExportContentOptions): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  const ids = new Set<string>();
  for (const kind of contentKinds) {
    const items = (await kind.load(db, brand)).map(({ item }) => item as object);
    for (const reference of items.flatMap(listImageReferences)) {
      const id = getImageId(reference);
      if (id) ids.add(id);
    }
    const exported = items.map((item) =>
      mapImageReferences(item, (reference) => {
        const id = getImageId(reference);
        return id ? toImageFile(id) : reference;
      }),
    );
    await writeFile(join(folder, toFileName(kind)), `${JSON.stringify(exported, undefined, 2)}\n`);
    lines.push(`  ${toFileName(kind)}: ${exported.length}`);
  }
  const images = await loadContentImages(db, [...ids]);
  if (images.length > 0) await mkdir(join(folder, 'images'), { recursive: true });
  for (const { id, bytes } of images) await writeFile(join(folder, toImageFile(id)), bytes);
  return [`Wrote the content of ${brand.code} to ${folder}:`, ...lines, `  images: ${images.length}`].join('\n');
};
