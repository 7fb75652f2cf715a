import { converter, formatHex } from 'culori';
import { paintBanner } from './composition/picture.ts';
import { planOf } from './composition/plan.ts';
import { randomOf } from './paint/random.ts';
import { moodOf } from './scenes/mood.ts';
import { findTheme, themeNames } from './themes/themes.ts';

export interface BannerSpec {
  readonly seed: number;
  readonly theme: string;
  /** CSS colours of the brand: its page, dark or light, and the light of the scene. */
  readonly palette?: { readonly bg: string; readonly accent: string };
}

const toOklch = converter('oklch');
const hueOf = (colour: string): number | undefined => toOklch(colour)?.h;

/** Dark enough for white words: the page of a dark brand, the shade of a light brand's accent. */
const groundOf = ({ bg, accent }: NonNullable<BannerSpec['palette']>): string => {
  const page = toOklch(bg);
  const light = toOklch(accent);
  return page && light && page.l > 0.4
    ? formatHex({ mode: 'oklch', l: 0.28, c: Math.min(light.c, 0.1), h: light.h })
    : bg;
};

/** A promotional scene, 720 by 320: the emblem at the right, calm and dark ground for white words at the left. No letters. */
export const drawBanner = (spec: BannerSpec): string => {
  const key = `banner ${spec.theme} ${spec.seed}`;
  const random = randomOf(key);
  const theme = findTheme('RNG', spec.theme) ?? findTheme('RNG', random.pick(themeNames('RNG')));
  if (!theme) throw new Error(`No drawing for the banner theme "${spec.theme}": use one that themesOf() lists.`);
  const plan = planOf(theme, random);
  const ground = spec.palette && groundOf(spec.palette);
  const hue = ground === undefined ? undefined : hueOf(ground);
  const glow = spec.palette && hueOf(spec.palette.accent);
  const mood =
    hue === undefined && glow === undefined
      ? plan.mood
      : moodOf(hue ?? plan.mood.hue, glow ?? plan.mood.glowHue, plan.mood.hour === 'day' ? 'dream' : plan.mood.hour);
  return paintBanner({ ...plan, mood }, random, ground);
};
