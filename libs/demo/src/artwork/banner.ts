import { converter, formatHex } from 'culori';
import { paintBanner } from './composition/paint-scene.ts';
import { createPlan } from './composition/plan.ts';
import { createImageRandom } from './paint/random.ts';
import { createMood } from './scenes/lighting.ts';
import { findTheme, themeNames } from './themes/themes.ts';

export interface BannerSpec {
  readonly seed: number;
  readonly theme: string;
  /**
   * CSS colours of the brand for the banner. `bg` is the background colour of the brand's pages. `accent` gives the hue
   * of the light in the banner. If `palette` is absent, the theme and the seed determine the colours.
   */
  readonly palette?: { readonly bg: string; readonly accent: string };
}

const toOklch = converter('oklch');
const getHue = (colour: string): number | undefined => toOklch(colour)?.h;

/**
 * Returns the background colour for the white text of the banner. For a dark brand, it is the page colour. For a light
 * brand, it is a dark shade of the accent colour.
 */
const getGroundColour = ({ bg, accent }: NonNullable<BannerSpec['palette']>): string => {
  const page = toOklch(bg);
  const light = toOklch(accent);
  return page && light && page.l > 0.4
    ? formatHex({ mode: 'oklch', l: 0.28, c: Math.min(light.c, 0.1), h: light.h })
    : bg;
};

/**
 * Draws a promotional banner as SVG, 720 by 320 pixels. The emblem (main figure) is on the right. The left side is dark
 * and has few details, because the page places white text on it. The image itself contains no text.
 */
export const drawBanner = (spec: BannerSpec): string => {
  const key = `banner ${spec.theme} ${spec.seed}`;
  const random = createImageRandom(key);
  const theme = findTheme('RNG', spec.theme) ?? findTheme('RNG', random.pick(themeNames('RNG')));
  if (!theme) throw new Error(`No drawing for the banner theme "${spec.theme}": use one that listThemes() returns.`);
  const plan = createPlan(theme, random);
  const ground = spec.palette && getGroundColour(spec.palette);
  const hue = ground === undefined ? undefined : getHue(ground);
  const glow = spec.palette && getHue(spec.palette.accent);
  const mood =
    hue === undefined && glow === undefined
      ? plan.mood
      : createMood(
          hue ?? plan.mood.hue,
          glow ?? plan.mood.glowHue,
          plan.mood.hour === 'day' ? 'dream' : plan.mood.hour,
        );
  return paintBanner({ ...plan, mood }, random, ground);
};
