interface BrandExport {
  readonly fileName: string;
  readonly text: string;
  readonly assets: readonly { readonly path: string; readonly content: string }[];
}

const save = (name: string, part: BlobPart): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([part]));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Saves the brand file of a version and its images in the downloads of the browser. */
export const saveExport = ({ fileName, text, assets }: BrandExport): void => {
  save(fileName, text);
  for (const { path, content } of assets)
    save(
      path.split('/').at(-1) ?? path,
      Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
    );
};
