import { saveFile } from '../../ui/save-file.ts';

interface BrandExport {
  readonly fileName: string;
  readonly text: string;
  readonly assets: readonly { readonly path: string; readonly content: string }[];
}

/** Saves the brand file of a version and its images in the downloads of the browser. */
export const saveExport = ({ fileName, text, assets }: BrandExport): void => {
  saveFile(fileName, text);
  for (const { path, content } of assets)
    saveFile(
      path.split('/').at(-1) ?? path,
      Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
    );
};
