/** Value of `theme.font.body` and `theme.font.display` for an own font of the brand. */
export const ownFontCode = 'own';

/** Font file formats that a brand can use. They are also the file extensions. */
export const ownFontFormats = ['woff2', 'woff', 'ttf', 'otf'] as const;

/** Format of a font file. */
export type OwnFontFormat = (typeof ownFontFormats)[number];

/** Maximum number of files of one font. */
export const maxFontFiles = 4;

/** Purpose of a font: `body` for texts, `display` for headings. */
export type FontRole = 'body' | 'display';

/** Purposes of fonts, in the order in which they are listed. */
export const fontRoles: readonly FontRole[] = ['body', 'display'];

/** Font files that belong to the brand. */
export interface OwnFont {
  /** Paths of the files, relative to the brand file. */
  readonly files: readonly string[];
  readonly fallback: 'sans' | 'serif';
}

/**
 * Font settings of a theme. `body` and `display` are codes of fonts. `own` contains the font files that belong to the
 * brand itself.
 */
export interface FontChoice {
  readonly body: string;
  readonly display: string;
  readonly own?: { readonly [Role in FontRole]?: OwnFont | undefined } | undefined;
}

const haveSameFiles = (one: OwnFont | undefined, other: OwnFont | undefined): boolean =>
  one !== undefined && other !== undefined && one.files.join() === other.files.join();

/**
 * Returns the CSS font family of an own font, or undefined if `role` does not use an own font. If headings and texts
 * have the same files, both use the family `own-body`.
 */
export const getOwnFamily = (font: FontChoice, role: FontRole): 'own-body' | 'own-display' | undefined => {
  const own = font[role] === ownFontCode ? font.own?.[role] : undefined;
  if (own === undefined) return undefined;
  const isShared = font.body === ownFontCode && haveSameFiles(own, font.own?.body);
  return isShared ? 'own-body' : `own-${role}`;
};

/** Lists the paths of all own font files of a brand, without duplicates. */
export const listFontPaths = ({ own }: Pick<FontChoice, 'own'>): readonly string[] => [
  ...new Set(fontRoles.flatMap((role) => own?.[role]?.files ?? [])),
];
