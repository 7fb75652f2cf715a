/** Line weights of the icons of the app. */
export const iconWeights = ['light', 'regular', 'bold'] as const;

/** Ends and corners of the lines of the icons. */
export const iconCorners = ['round', 'square'] as const;

/** Style of the icons of a brand. The shapes of the icons are the same for all brands. */
export interface IconStyle {
  readonly weight: (typeof iconWeights)[number];
  readonly corners: (typeof iconCorners)[number];
}

/** Icon style of a brand whose brand file contains no icon style. */
export const defaultIcons = { weight: 'regular', corners: 'round' } as const satisfies IconStyle;

/** Widths of an icon's lines, in units of the 24 × 24 grid of the icon. */
const strokes = { light: '1.5', regular: '2', bold: '2.5' } as const satisfies Record<IconStyle['weight'], string>;

// Values of the CSS properties for line ends and corners. Round and square ends are equally long, so the lines have the
// same length in both styles. Flat ends (`butt`) are not possible: the dots of icons are lines of length 0, which would
// be invisible.
const ends = {
  round: { 'icon-cap': 'round', 'icon-join': 'round' },
  square: { 'icon-cap': 'square', 'icon-join': 'miter' },
} as const satisfies Record<IconStyle['corners'], object>;

/**
 * Returns the CSS variables of an icon style, without `--` before their names. If a variable is not set, the style
 * sheet uses the value of the default style.
 */
export const getIconTokens = ({ weight, corners }: IconStyle): Record<string, string> => ({
  'icon-width': strokes[weight],
  ...ends[corners],
});
