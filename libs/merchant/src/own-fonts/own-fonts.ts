/** Value of `theme.font.body` and `theme.font.display` that selects the brand's own font. */
export const ownFontCode = 'own';

/** Font file formats that a brand can use. They are also the file extensions. */
export const ownFontFormats = ['woff2', 'woff', 'ttf', 'otf'] as const;

/** Format of a font file, which is also its file extension. */
export type OwnFontFormat = (typeof ownFontFormats)[number];

/** Maximum number of files of one font. */
export const maxFontFiles = 4;

/** Purpose of a font: `body` for texts, `display` for headings. */
export type FontRole = 'body' | 'display';

/** All purposes of fonts: first the font for texts, then the font for headings. */
export const fontRoles: readonly FontRole[] = ['body', 'display'];

/**
 * Font that a brand supplies as files. `fallback` is the style of the device font that the page uses until the files
 * have loaded.
 */
export interface OwnFont {
  /** Paths of the files, relative to the brand file. */
  readonly files: readonly string[];
  readonly fallback: 'sans' | 'serif';
}

/**
 * Font settings in the theme of a brand. `body` (texts) and `display` (headings) are font codes. The code `own`
 * selects the font that the brand supplies as files. `own` contains these files.
 */
export interface FontChoice {
  readonly body: string;
  readonly display: string;
  readonly own?: { readonly [Role in FontRole]?: OwnFont | undefined } | undefined;
}

const haveSameFiles = (one: OwnFont | undefined, other: OwnFont | undefined): boolean =>
  one !== undefined && other !== undefined && one.files.join() === other.files.join();

/**
 * Returns the name of the CSS font family of the brand's own font for texts or headings. Returns undefined if the brand
 * uses a font of the app there. If texts and headings use the same files, both have the family `own-body`, so that the
 * browser loads the files once.
 */
export const getOwnFamily = (font: FontChoice, role: FontRole): 'own-body' | 'own-display' | undefined => {
  const own = font[role] === ownFontCode ? font.own?.[role] : undefined;
  if (own === undefined) return undefined;
  const isShared = font.body === ownFontCode && haveSameFiles(own, font.own?.body);
  return isShared ? 'own-body' : `own-${role}`;
};

/** Lists the paths of all font files that belong to a brand, without duplicates. */
export const listFontPaths = ({ own }: Pick<FontChoice, 'own'>): readonly string[] => [
  ...new Set(fontRoles.flatMap((role) => own?.[role]?.files ?? [])),
];
