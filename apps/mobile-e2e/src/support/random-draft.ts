import { iconCorners, type IconStyle, iconWeights } from '@livery/merchant/icons';
import { deriveTheme } from '@livery/merchant/theme';

/** Returns a function that returns pseudo-random numbers from 0 to 1. The same seed gives the same numbers. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  // Algorithm mulberry32, which is fast and good enough for tests.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

type Random = ReturnType<typeof createRandom>;

const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

/** Returns a colour whose red, green and blue are between two values from 0 to 255. */
const pickColor = (random: Random, [min, max]: readonly [min: number, max: number]): `#${string}` =>
  `#${[0, 1, 2]
    .map(() => Math.floor(min + random() * (max - min + 1)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/**
 * Minimum and maximum of the red, green and blue values of a page colour, by mode. The logos of the demo brands are
 * visible on all these colours.
 */
const pageRange = { light: [236, 255], dark: [0, 40] } as const satisfies Record<string, readonly [number, number]>;

/**
 * Fonts of the device, which need no font file. With font files, a draft would differ: a file that it has not used
 * before appears only after the page was composed (built) again (ADR 203).
 */
const fonts = ['system', 'rounded', 'humanist', 'geometric', 'serif'] as const;
const radii = [0, 3, 4, 12, 24] as const;

/** Values of a random draft: a valid theme, and a text for each key. */
export interface RandomDraft {
  readonly theme: {
    readonly mode: 'light' | 'dark';
    readonly accent: string;
    readonly page: string;
    readonly radius: number;
    readonly icons: IconStyle;
    readonly font: { readonly body: string; readonly display: string };
  };
  readonly texts: Readonly<Record<string, string>>;
}

const samples = ['Ñandú', 'Sảnh', 'Über', 'العب', 'الرئيسية', '漢字', 'W', 'Donaudampfschiff', 'a', '100 %'] as const;

/**
 * Creates a random draft whose colours are legible together, with a random text for each translation key in `keys`.
 * `modes` are the modes that the draft may have. For a brand with `theme.alternate` (colours for both modes), pass only
 * the brand's own mode.
 */
export const createRandomDraft = (
  random: Random,
  keys: readonly string[],
  modes: readonly ('light' | 'dark')[],
): RandomDraft => {
  const mode = pick(random, modes);
  for (;;) {
    const [accent, page] = [pickColor(random, [0, 255]), pickColor(random, pageRange[mode])];
    if (!deriveTheme({ mode, accent, page }).colors) continue;
    const font = { body: pick(random, fonts), display: pick(random, fonts) };
    const texts = keys.map((key) => [key, `${pick(random, samples)} ${pick(random, samples)}`] as const);
    const radius = pick(random, radii);
    const icons = { weight: pick(random, iconWeights), corners: pick(random, iconCorners) };
    return { theme: { mode, accent, page, radius, font, icons }, texts: Object.fromEntries(texts) };
  }
};
