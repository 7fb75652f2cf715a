import type { FontMetrics } from './font-metrics.ts';

/**
 * Fonts of common devices that are the fallback for a brand's own font. `letterWidth` is their average letter width
 * in the same sample text. Arial and Times New Roman are on iOS, macOS and Windows. Roboto and Noto Serif are on
 * Android.
 */
const standIns = {
  sans: [
    { id: 'roboto', locals: ['Roboto', 'Roboto-Regular'], letterWidth: 0.4575 },
    { id: 'arial', locals: ['Arial', 'ArialMT', 'Liberation Sans'], letterWidth: 0.4537 },
  ],
  serif: [
    { id: 'noto', locals: ['Noto Serif', 'NotoSerif-Regular'], letterWidth: 0.4945 },
    { id: 'times', locals: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], letterWidth: 0.412 },
  ],
} as const;

const toPercent = (value: number): string => `${Math.round(value * 10_000) / 100}%`;

/** Lists the names of the fallback fonts for a brand's own font, in the order in which a browser tries them. */
export const listStandIns = (family: string, kind: 'sans' | 'serif'): string[] =>
  standIns[kind].map(({ id }) => `${family}-${id}`);

/**
 * Creates the `@font-face` rules of the fallback fonts (fonts of the device). Each of them is scaled to the average
 * letter width of the brand's own font and gets the same line height. A text therefore does not change its size when
 * the own font replaces the fallback font.
 */
export function createStandInRules(family: string, kind: 'sans' | 'serif', metrics: FontMetrics): string {
  return standIns[kind]
    .map(({ id, locals, letterWidth }) => {
      const scale = metrics.letterWidth === undefined ? 1 : metrics.letterWidth / letterWidth;
      const source = locals.map((name) => `local("${name}")`).join();
      return (
        `@font-face{font-family:${family}-${id};src:${source};size-adjust:${toPercent(scale)};` +
        `ascent-override:${toPercent(metrics.ascent / scale)};descent-override:${toPercent(metrics.descent / scale)};` +
        `line-gap-override:${toPercent(metrics.lineGap / scale)}}`
      );
    })
    .join('');
}
