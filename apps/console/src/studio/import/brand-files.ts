/** A brand file and the images that it names, as a person has selected them. */
export interface SelectedBrand {
  readonly code: string;
  readonly text: string;
  /** Images by their path in the document. */
  readonly images: readonly { readonly path: string; readonly file: File }[];
  /** Paths in the document for which no file was selected. */
  readonly missing: readonly string[];
}

interface DocumentPaths {
  readonly code?: unknown;
  readonly assets?: { readonly logo?: unknown; readonly mark?: unknown; readonly hero?: { readonly image?: unknown } };
  readonly site?: { readonly screenshots?: readonly { readonly image?: unknown }[] };
}

const listPaths = ({ assets, site }: DocumentPaths): string[] => [
  ...new Set(
    [
      assets?.logo,
      assets?.mark,
      assets?.hero?.image,
      ...(Array.isArray(site?.screenshots) ? site.screenshots.map(({ image }) => image) : []),
    ].filter((path) => typeof path === 'string'),
  ),
];

const getName = (path: string): string => path.split('/').at(-1) ?? path;

/** Reads the selected files. Returns undefined if none of them is a brand file. */
export const readSelectedBrand = async (files: readonly File[]): Promise<SelectedBrand | undefined> => {
  const file = files.find(({ name }) => name.endsWith('.json'));
  if (!file) return undefined;
  const text = await file.text();
  try {
    const document = JSON.parse(text) as DocumentPaths;
    if (typeof document.code !== 'string') return undefined;
    const found = listPaths(document).map((path) => ({
      path,
      file: files.find(({ name }) => name === getName(path)),
    }));
    return {
      code: document.code,
      text,
      images: found.flatMap(({ path, file: image }) => (image ? [{ path, file: image }] : [])),
      missing: found.flatMap(({ path, file: image }) => (image ? [] : [path])),
    };
  } catch {
    return undefined;
  }
};

/** Returns the bytes of a file in base64. */
export const toBase64 = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // Many arguments at once would be too much for the stack.
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(parts.join(''));
};
