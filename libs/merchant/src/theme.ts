import { type Hex, fromOklch, contrast, closestReadableLightness, oklch, setLightness } from './color.ts';
import { mixHue } from './hue.ts';

/** Colours that a brand file contains. All other colours of the brand are computed from them. */
export interface ThemeInput {
  readonly mode: 'light' | 'dark';
  readonly accent: Hex;
  /**
   * Background colour of the page. If absent, it is almost white or almost black, with a slight tint of the accent's
   * hue.
   */
  readonly page?: Hex;
  readonly jackpot?: Hex;
}

/**
 * Colours of a brand by design token. A token is the name of a purpose, e.g. `text-muted`. The CSS variable of a
 * token has the prefix `--color-`.
 */
export type ThemeColors = Readonly<Record<ThemeColor, Hex>>;

export type ThemeColor =
  | 'surface-page'
  | 'surface-raised'
  | 'surface-sunken'
  | 'surface-overlay'
  | 'text-default'
  | 'text-muted'
  | 'text-on-accent'
  | 'border-subtle'
  | 'border-strong'
  | 'action-accent-bg'
  | 'action-accent-fg'
  | 'action-accent-pressed'
  | 'status-success'
  | 'status-warning'
  | 'status-danger'
  | 'status-jackpot';

/**
 * Colour of the brand file that does not reach the required contrast. `nearest` is the most similar colour of the
 * same hue that reaches the required contrast.
 */
export interface ThemeProblem {
  readonly color: 'accent' | 'page';
  readonly ratio: number;
  readonly requiredRatio: number;
  readonly against: 'the page and its surfaces' | 'white text' | 'black text';
  readonly nearest?: Hex;
}

export type Theme =
  | { readonly colors: ThemeColors; readonly problems: readonly [] }
  | { readonly colors?: undefined; readonly problems: readonly ThemeProblem[] };

/** Minimum contrast of normal text (WCAG 2 AA). */
export const textContrast = 4.5;
/** Minimum contrast of large text and of the shapes of controls (WCAG 2 AA). */
export const controlContrast = 3;

/**
 * Computes all colours of a brand. On every surface on which they can appear, texts have a contrast of at least 4.5:1,
 * and controls of at least 3:1. The contrast is measured after rounding to `#rrggbb`. If the accent or the page colour
 * makes this impossible, the result contains problems instead of colours.
 */
export function deriveTheme(input: ThemeInput): Theme {
  const page = input.page ?? neutral(input);
  if (!carriesText(page, input.mode)) return { problems: [pageProblem(page, input.mode)] };
  const surfaces = computeSurfaces(page, input.mode);
  const grounds = Object.values(surfaces);
  if (worst(input.accent, grounds) < controlContrast) return { problems: [accentProblem(input, grounds)] };

  const readable = (color: Hex): Hex =>
    closestReadableLightness(color, (candidate) => worst(candidate, grounds) >= textContrast) ?? ink(input.mode);
  const onAccent = readableOn(input.accent);
  const { h = 0 } = oklch(page);
  const dark = input.mode === 'dark';
  const status = (hue: number): Hex =>
    readable(fromOklch(dark ? 0.76 : 0.53, dark ? 0.15 : 0.17, mixHue(hue, input.accent)));
  return {
    problems: [],
    colors: {
      'surface-page': surfaces.page,
      'surface-raised': surfaces.raised,
      'surface-sunken': surfaces.sunken,
      'surface-overlay': surfaces.overlay,
      'text-default': readable(fromOklch(dark ? 0.965 : 0.22, 0.012, h)),
      'text-muted': readable(fromOklch(dark ? 0.74 : 0.5, 0.022, h)),
      'text-on-accent': onAccent,
      'border-subtle': dark ? shifted(surfaces.raised, 0.06) : shifted(surfaces.page, -0.06),
      'border-strong':
        closestReadableLightness(surfaces.raised, (candidate) => worst(candidate, grounds) >= controlContrast) ??
        ink(input.mode),
      'action-accent-bg': input.accent,
      'action-accent-fg': readable(input.accent),
      'action-accent-pressed': pressed(input.accent, onAccent),
      'status-success': status(152),
      'status-warning': status(75),
      'status-danger': status(25),
      'status-jackpot': readable(input.jackpot ?? fromOklch(dark ? 0.84 : 0.6, 0.15, 85)),
    },
  };
}

/**
 * Returns true if `deriveTheme` would return colours for this input. It is much faster, because it computes only
 * contrasts. An editor can therefore try many colours in a few milliseconds.
 */
export function hasEnoughContrast({ mode, accent, page = neutral({ mode, accent }) }: ThemeInput): boolean {
  if (!carriesText(page, mode)) return false;
  return worst(accent, Object.values(computeSurfaces(page, mode))) >= controlContrast;
}

const ink = (mode: 'light' | 'dark'): Hex => (mode === 'dark' ? '#ffffff' : '#000000');

function neutral({ mode, accent }: ThemeInput): Hex {
  return mode === 'dark' ? setLightness(accent, 0.205, 0.012) : setLightness(accent, 0.985, 0.006);
}

function computeSurfaces(page: Hex, mode: 'light' | 'dark') {
  if (mode === 'light')
    return { page, raised: shifted(page, 0.03), sunken: shifted(page, -0.028), overlay: shifted(page, 0.03) };
  return { page, raised: shifted(page, 0.042), sunken: shifted(page, -0.035), overlay: shifted(page, 0.062) };
}

function shifted(color: Hex, by: number): Hex {
  return setLightness(color, oklch(color).l + by);
}

function worst(color: Hex, grounds: readonly Hex[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

/**
 * Returns true if text has enough contrast on every surface of the page. The text is white in dark mode and black in
 * light mode. The required contrast is above the WCAG minimum, so that it is also sufficient for muted text.
 */
function carriesText(page: Hex, mode: 'light' | 'dark'): boolean {
  return worst(ink(mode), Object.values(computeSurfaces(page, mode))) >= pageContrast;
}

const pageContrast = 9;

function pageProblem(page: Hex, mode: 'light' | 'dark'): ThemeProblem {
  const nearest = closestReadableLightness(page, (candidate) => carriesText(candidate, mode));
  return {
    color: 'page',
    requiredRatio: pageContrast,
    against: mode === 'dark' ? 'white text' : 'black text',
    ratio: worst(ink(mode), Object.values(computeSurfaces(page, mode))),
    ...(nearest && { nearest }),
  };
}

/**
 * Describes the problem of an accent colour with too little contrast, and suggests another accent. If the brand file
 * has no page colour, a new accent also changes the page colour. So each accent is checked against the page colour that
 * belongs to it.
 */
function accentProblem(input: ThemeInput, grounds: readonly Hex[]): ThemeProblem {
  const { accent, mode } = input;
  const getSurfaceColors = (candidate: Hex): Hex[] =>
    Object.values(computeSurfaces(input.page ?? neutral({ ...input, accent: candidate }), mode));
  const nearest = closestReadableLightness(
    accent,
    (candidate) => worst(candidate, getSurfaceColors(candidate)) >= controlContrast,
  );
  return {
    color: 'accent',
    requiredRatio: controlContrast,
    against: 'the page and its surfaces',
    ratio: worst(accent, grounds),
    ...(nearest && { nearest }),
  };
}

/**
 * Returns the colour of text on the accent colour: very dark or very light, with a slight tint of the accent. If the
 * contrast of these colours is too low, or black or white has a much higher contrast, returns black or white. One of
 * these two always reaches 4.5:1.
 */
function readableOn(accent: Hex): Hex {
  const candidates = [
    setLightness(accent, 0.17, 0.03),
    setLightness(accent, 0.99, 0.01),
    '#000000',
    '#ffffff',
  ] as const;
  const passing = candidates.filter((candidate) => contrast(candidate, accent) >= textContrast);
  return passing.reduce(
    (best, next) => (contrast(next, accent) > contrast(best, accent) + 4 ? next : best),
    passing[0] ?? '#000000',
  );
}

/**
 * Returns the accent colour of a control while it is pressed. Its lightness moves away from the lightness of the text,
 * so that the text remains readable.
 */
function pressed(accent: Hex, text: Hex): Hex {
  const away = oklch(text).l > oklch(accent).l ? -0.06 : 0.05;
  const moved = shifted(accent, away);
  return contrast(moved, text) >= textContrast ? moved : accent;
}
