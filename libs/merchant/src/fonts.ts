export type FontSubset = 'latin-ext' | 'vietnamese' | 'cyrillic' | 'arabic';

interface HostedFont {
  readonly family: string;
  /** Name of the npm package with the font files. Their paths are `files/<file>-<subset>-wght-normal.woff2`. */
  readonly package: string;
  readonly file: string;
  /** Range of weights in the variable font, as a CSS value, e.g. `100 900`. */
  readonly weights: string;
  /**
   * Character sets that the font supports in addition to Latin. The browser loads the file of a character set only if a
   * text needs it.
   */
  readonly subsets: readonly FontSubset[];
}

interface Font {
  readonly title: string;
  readonly stack: string;
  /**
   * Font files that the app contains. While they load, the page uses `stack`. Absent for a font that is only used if
   * the device has it.
   */
  readonly hosted?: HostedFont;
}

const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const serif = "'Iowan Old Style', 'Palatino Linotype', 'Noto Serif', Georgia, serif";

/** Fonts that a brand can choose, by the code in the brand file. */
export const fonts: Readonly<Record<FontCode, Font>> = {
  system: { title: 'The device’s own', stack: sans },
  rounded: {
    title: 'The device’s own, rounded',
    stack: `ui-rounded, 'SF Pro Rounded', 'Arial Rounded MT Bold', Nunito, ${sans}`,
  },
  humanist: {
    title: 'The device’s own, humanist',
    stack: `Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', ${sans}`,
  },
  geometric: { title: 'The device’s own, geometric', stack: `Avenir, Montserrat, Corbel, 'URW Gothic', ${sans}` },
  serif: { title: 'The device’s own, serif', stack: serif },
  fraunces: {
    title: 'Fraunces, a warm old-style serif',
    stack: serif,
    hosted: {
      family: 'Fraunces',
      package: '@fontsource-variable/fraunces',
      file: 'fraunces',
      weights: '100 900',
      subsets: ['latin-ext', 'vietnamese'],
    },
  },
  lora: {
    title: 'Lora, a brushed serif',
    stack: serif,
    hosted: {
      family: 'Lora',
      package: '@fontsource-variable/lora',
      file: 'lora',
      weights: '400 700',
      subsets: ['latin-ext', 'vietnamese', 'cyrillic'],
    },
  },
  archivo: {
    title: 'Archivo, a sports grotesque',
    stack: sans,
    hosted: {
      family: 'Archivo',
      package: '@fontsource-variable/archivo',
      file: 'archivo',
      weights: '100 900',
      subsets: ['latin-ext', 'vietnamese'],
    },
  },
  vazirmatn: {
    title: 'Vazirmatn, Arabic and Latin',
    stack: sans,
    hosted: {
      family: 'Vazirmatn',
      package: '@fontsource-variable/vazirmatn',
      file: 'vazirmatn',
      weights: '100 900',
      subsets: ['arabic', 'latin-ext'],
    },
  },
};

export const fontCodes = [
  'system',
  'rounded',
  'humanist',
  'geometric',
  'serif',
  'fraunces',
  'lora',
  'archivo',
  'vazirmatn',
] as const;

type FontCode = (typeof fontCodes)[number];
