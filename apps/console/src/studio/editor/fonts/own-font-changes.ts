import { type FontRole, maxFontFiles, ownFontCode } from '@livery/merchant/own-fonts';
import { listFontFiles, removeUnused, toAssetPath } from '../images/image-slot.ts';
import { type BrandDocument, type Change, getValue, removeBranch } from '../model/brand-document.ts';

interface Draft {
  readonly document: BrandDocument;
  readonly assets: Readonly<Record<string, string>>;
}

const toPath = (role: FontRole): readonly string[] => ['theme', 'font', 'own', role];

/** Returns true if one more file can be added to the brand's own font. The number of files is limited. */
export const hasRoom = (files: readonly string[]): boolean => files.length < maxFontFiles;

const setFiles = (role: FontRole, files: readonly string[]): Change[] => [
  { path: ['document', ...toPath(role), 'files'], to: [...files] },
  { path: ['document', 'theme', 'font', role], to: ownFontCode },
];

/**
 * Returns the changes that add a font file to the brand's own font for texts or for headings. The changes also select
 * this font for the texts or the headings.
 */
export const addFile = (
  { document }: Draft,
  {
    brand,
    role,
    hash,
    format,
  }: { readonly brand: string; readonly role: FontRole; readonly hash: string; readonly format: string },
): Change[] => {
  const path = toAssetPath(brand, 'fonts/font', hash, format);
  const files = listFontFiles(document, role);
  if (files.includes(path)) return [];
  return [{ path: ['assets', path], to: hash }, ...setFiles(role, [...files, path])];
};

/** Returns the changes that use the font files of one role (texts or headings) for the other role too. */
export const shareFiles = ({ document }: Draft, role: FontRole): Change[] => {
  const other = role === 'body' ? 'display' : 'body';
  const fallback = getValue(document, [...toPath(other), 'fallback']);
  return [
    ...setFiles(role, listFontFiles(document, other)),
    ...(typeof fallback === 'string' ? [{ path: ['document', ...toPath(role), 'fallback'], to: fallback }] : []),
  ];
};

/**
 * Returns the changes that remove a font file. If no file is left, the texts or headings use the font of the device.
 */
export const removeFile = ({ document, assets }: Draft, role: FontRole, path: string): Change[] => {
  const files = listFontFiles(document, role).filter((each) => each !== path);
  const isInUse = getValue(document, ['theme', 'font', role]) === ownFontCode;
  const changes =
    files.length > 0
      ? setFiles(role, files).slice(0, 1)
      : [
          ...removeBranch(document, toPath(role)),
          ...(isInUse ? [{ path: ['document', 'theme', 'font', role], to: null }] : []),
        ];
  return [...changes, ...removeUnused(document, assets, [path])];
};
