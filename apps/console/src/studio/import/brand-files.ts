import { fontRoles } from '@livery/merchant/own-fonts';
import { listSeasonImages } from '../editor/images/image-slot.ts';
import { getValue } from '../editor/model/brand-document.ts';
import { isBaseName, maxBases, readExtends } from '@livery/merchant/extends';

/** The brand file, images and fonts that a person has selected. */
export interface SelectedBrand {
  readonly code: string;
  readonly text: string;
  /** Selected base files. The brand file inherits values from them. */
  readonly bases: readonly { readonly name: string; readonly text: string }[];
  /** Selected images and font files, each with its path in the brand file or in a base file. */
  readonly images: readonly { readonly path: string; readonly file: File }[];
  /** Paths of images and fonts in the brand file and its base files for which no file was selected. */
  readonly missing: readonly string[];
}

interface DocumentPaths {
  readonly code?: unknown;
  readonly assets?: { readonly logo?: unknown; readonly mark?: unknown; readonly hero?: { readonly image?: unknown } };
  readonly site?: { readonly screenshots?: readonly { readonly image?: unknown }[]; readonly shareImage?: unknown };
  readonly theme?: { readonly font?: unknown; readonly alternate?: unknown };
  readonly seasons?: unknown;
}

/** Returns the paths of the font files in a document. The paths can be any value, because the document is unchecked. */
const listFonts = (font: unknown): readonly unknown[] =>
  fontRoles.flatMap((role) => {
    const files = getValue(font, ['own', role, 'files']);
    return Array.isArray(files) ? (files as readonly unknown[]) : [];
  });

const listPaths = ({ assets, site, theme, seasons }: DocumentPaths): string[] => [
  ...new Set(
    [
      assets?.logo,
      assets?.mark,
      assets?.hero?.image,
      ...(Array.isArray(site?.screenshots) ? site.screenshots.map(({ image }) => image) : []),
      site?.shareImage,
      ...listFonts(theme?.font),
      getValue(theme?.alternate, ['logo']),
      ...listSeasonImages(seasons),
    ].filter((path) => typeof path === 'string'),
  ),
];

const getName = (path: string): string => path.split('/').at(-1) ?? path;

interface JsonFile {
  /** Name of the file without its extension. */
  readonly name: string;
  readonly text: string;
  readonly document: unknown;
}

const readJsonFiles = async (files: readonly File[]): Promise<readonly JsonFile[]> =>
  Promise.all(
    files
      .filter(({ name }) => name.endsWith('.json') && !name.endsWith('.schema.json'))
      .map(async (file) => {
        const text = await file.text();
        return { name: file.name.slice(0, -'.json'.length), text, document: JSON.parse(text) as unknown };
      }),
  );

/**
 * Returns the selected base files from which a brand file inherits, nearest base first. Stops at a circular
 * reference, which the gateway reports later.
 */
const findBases = (main: JsonFile, files: readonly JsonFile[]): readonly JsonFile[] => {
  const bases: JsonFile[] = [];
  for (let name = readExtends(main.document); name !== undefined; name = readExtends(bases.at(-1)?.document)) {
    const base = files.find((file) => file.name === name);
    if (!base || base === main || bases.includes(base) || bases.length === maxBases) break;
    bases.push(base);
  }
  return bases;
};

/** Reads the selected files. Returns undefined if no file is a brand file, or if a file cannot be read. */
export const readSelectedBrand = async (files: readonly File[]): Promise<SelectedBrand | undefined> => {
  try {
    const jsonFiles = await readJsonFiles(files);
    // A JSON file is a base file if another selected file inherits from it (`extends`), or if its name ends with
    // `.base`. The first of the other JSON files is the brand file.
    const isBase = ({ name }: JsonFile) => jsonFiles.some(({ document }) => readExtends(document) === name);
    const main = jsonFiles.find((file) => !isBase(file) && !isBaseName(file.name));
    if (!main) return undefined;
    const { text } = main;
    const document = main.document as DocumentPaths;
    if (typeof document.code !== 'string') return undefined;
    const bases = findBases(main, jsonFiles);
    const paths = [main, ...bases].flatMap((file) => listPaths(file.document as DocumentPaths));
    const found = [...new Set(paths)].map((path) => ({
      path,
      file: files.find(({ name }) => name === getName(path)),
    }));
    return {
      code: document.code,
      text,
      bases: bases.map((base) => ({ name: base.name, text: base.text })),
      images: found.flatMap(({ path, file: image }) => (image ? [{ path, file: image }] : [])),
      missing: found.flatMap(({ path, file: image }) => (image ? [] : [path])),
    };
  } catch {
    return undefined;
  }
};
