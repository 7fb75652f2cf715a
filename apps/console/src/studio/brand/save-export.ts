import { saveFile } from '../../ui/save-file.ts';

interface BrandExport {
  readonly fileName: string;
  readonly text: string;
  readonly assets: readonly { readonly path: string; readonly content: string }[];
  /** Files of the bases from which the brand file inherits. */
  readonly bases: readonly { readonly fileName: string; readonly text: string }[];
}

/** Saves the brand file of a version, its bases and its images in the downloads of the browser. */
export const saveExport = ({ fileName, text, assets, bases }: BrandExport): void => {
  saveFile(fileName, text);
  for (const base of bases) saveFile(base.fileName, base.text);
  for (const { path, content } of assets)
    saveFile(
      path.split('/').at(-1) ?? path,
      Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
    );
};
