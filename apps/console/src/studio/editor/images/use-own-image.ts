import { type Change, getValue } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { removeUnused, toAssetPath } from './image-slot.ts';
import type { UploadedImage } from './upload-image.tsx';

/**
 * Image that a value of the document names. `path` is the path of the value, and `fileName` begins the name of the
 * uploaded file.
 */
export const useOwnImage = (path: readonly string[], fileName: string) => {
  const { brand, document, assets, change } = useEditor();
  const value = getValue(document, path);
  const name = typeof value === 'string' ? value : '';
  const set = (to: string | null, added: readonly Change[] = []): void => {
    change([...added, { path: ['document', ...path], to }, ...removeUnused(document, assets, [name])]);
  };
  return {
    /** Path of the image file, or an empty string if the document has none. */
    name,
    upload: ({ hash, format }: UploadedImage): void => {
      const next = toAssetPath(brand, fileName, hash, format);
      if (next !== name) set(next, [{ path: ['assets', next], to: hash }]);
    },
    remove: (): void => set(null),
  };
};
