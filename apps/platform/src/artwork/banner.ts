import { converter } from 'culori';
import { paintBanner } from './composition/picture.ts';
import { planOf } from './composition/plan.ts';
import { randomOf } from './paint/random.ts';
import { moodOf } from './scenes/mood.ts';
import { findTheme, themeNames } from './themes/themes.ts';

export interface BannerSpec {
  readonly seed: number;
  readonly theme: string;
  /** CSS colours of the brand: what the calm side fades into, and the light. */
  readonly palette?: { readonly bg: string; readonly accent: string };
}

const toOklch = converter('oklch');
const hueOf = (colour: string): number | undefined => toOklch(colour)?.h;

/** A promotional scene, 720 by 320: the emblem at the right, calm ground for text at the left. No letters. */
export const drawBanner = (spec: BannerSpec): string => {
  const key = `banner ${spec.theme} ${spec.seed}`;
  const random = randomOf(key);
  const theme = findTheme('RNG', spec.theme) ?? findTheme('RNG', random.pick(themeNames('RNG')));
  if (!theme) throw new Error(`No drawing for the banner theme "${spec.theme}": use one that themesOf() lists.`);
  const plan = planOf(theme, random);
  const hue = spec.palette && hueOf(spec.palette.bg);
  const glow = spec.palette && hueOf(spec.palette.accent);
  const mood = hue === undefined && glow === undefined ? plan.mood : moodOf(hue ?? plan.mood.hue, glow ?? plan.mood.glowHue, plan.mood.hour === 'day' ? 'dream' : plan.mood.hour);
  return paintBanner({ ...plan, mood }, random, spec.palette?.bg);
};
