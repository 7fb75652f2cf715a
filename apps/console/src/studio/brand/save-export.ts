import { saveFile } from '../../ui/save-file.ts';

interface BrandExport {
  readonly fileName: string;
  readonly text: string;
  readonly assets: readonly { readonly path: string; readonly content: string }[];
  /** Files from which the brand file inherits values, directly or through another base. */
  readonly bases: readonly { readonly fileName: string; readonly text: string }[];
}

/**
 * Saves the files of one version of a brand as downloads of the browser. These are the brand file, the base files
 * from which it inherits, and its assets (such as images).
 */
export const saveExport = ({ fileName, text, assets, bases }: BrandExport): void => {
  saveFile(fileName, text);
  for (const base of bases) saveFile(base.fileName, base.text);
  for (const { path, content } of assets)
    saveFile(
      path.split('/').at(-1) ?? path,
      Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
    );
};
