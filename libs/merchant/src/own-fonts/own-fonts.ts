/** Value of `theme.font.body` and `theme.font.display` for an own font of the brand. */
export const ownFontCode = 'own';

/** Formats of the font files of a brand. They are the endings of their names too. */
export const ownFontFormats = ['woff2', 'woff', 'ttf', 'otf'] as const;

/** Format of a font file. */
export type OwnFontFormat = (typeof ownFontFormats)[number];

/** Maximum number of files of one font. */
export const maxFontFiles = 4;

/** Use of a font: texts or headings. */
export type FontRole = 'body' | 'display';

/** Uses of fonts, in the order in which they are listed. */
export const fontRoles: readonly FontRole[] = ['body', 'display'];

/** An own font of a brand. */
export interface OwnFont {
  /** Paths of the files, relative to the brand file. */
  readonly files: readonly string[];
  readonly fallback: 'sans' | 'serif';
}

/** Fonts of a theme, as far as own fonts are concerned. */
export interface FontChoice {
  readonly body: string;
  readonly display: string;
  readonly own?: { readonly [Role in FontRole]?: OwnFont | undefined } | undefined;
}

const haveSameFiles = (one: OwnFont | undefined, other: OwnFont | undefined): boolean =>
  one !== undefined && other !== undefined && one.files.join() === other.files.join();

/**
 * Returns the name of the family of an own font in the style sheet, or undefined if the use has another font. Headings and
 * texts with the same files share one family.
 */
export const getOwnFamily = (font: FontChoice, role: FontRole): 'own-body' | 'own-display' | undefined => {
  const own = font[role] === ownFontCode ? font.own?.[role] : undefined;
  if (own === undefined) return undefined;
  const isShared = font.body === ownFontCode && haveSameFiles(own, font.own?.body);
  return isShared ? 'own-body' : `own-${role}`;
};

/** Lists the paths of all font files that a brand names, without repetitions. */
export const listFontPaths = ({ own }: Pick<FontChoice, 'own'>): readonly string[] => [
  ...new Set(fontRoles.flatMap((role) => own?.[role]?.files ?? [])),
];
