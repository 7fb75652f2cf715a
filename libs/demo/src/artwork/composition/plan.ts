import type { Palette } from '../emblems/emblem.ts';
import { gold } from '../paint/colour.ts';
import type { Random } from '../paint/random.ts';
import { Hour, createMood, type Mood } from '../scenes/lighting.ts';
import type { SceneName } from '../scenes/scenes.ts';
import { getDye } from '../themes/palettes.ts';
import type { Particles, Foreground, Theme } from '../themes/theme.ts';
import { getHours, getHues } from './settings.ts';

export const Backdrop = {
  Plain: 'plain',
  Rays: 'rays',
  Halo: 'halo',
  Medallion: 'medallion',
  Swirl: 'swirl',
  Burst: 'burst',
} as const;
export type Backdrop = (typeof Backdrop)[keyof typeof Backdrop];

/** Random choices that determine the parts and colours of one image. They are made before the first shape is drawn. */
export interface Plan {
  readonly theme: Theme;
  readonly scene: SceneName;
  readonly mood: Mood;
  readonly palette: Palette;
  readonly backdrop: Backdrop;
  readonly front: Foreground;
  readonly particles: Particles;
  readonly rim: string;
  readonly pose: {
    readonly x: number;
    readonly y: number;
    readonly scale: number;
    readonly turn: number;
    readonly flip: boolean;
  };
}

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/**
 * Picks a random hue from `offered` that differs from the hue `against` by at least `distance` degrees. If no hue
 * differs enough, picks any hue from `offered`.
 */
const contrasting = (
  random: Random,
  offered: readonly number[],
  against: number | undefined,
  distance: number,
): number => {
  const fit = against === undefined ? offered : offered.filter((hue) => apart(hue, against) >= distance);
  return random.pick(fit.length > 0 ? fit : offered);
};

const backings = [
  Backdrop.Plain,
  Backdrop.Plain,
  Backdrop.Rays,
  Backdrop.Halo,
  Backdrop.Medallion,
  Backdrop.Swirl,
  Backdrop.Burst,
];
const calmBackings = [
  Backdrop.Plain,
  Backdrop.Plain,
  Backdrop.Plain,
  Backdrop.Halo,
  Backdrop.Swirl,
  Backdrop.Medallion,
  Backdrop.Rays,
];
const closeBackings = [Backdrop.Plain, Backdrop.Rays];

const listBackings = (theme: Theme, isClose: boolean): readonly Backdrop[] => {
  if (isClose) return closeBackings;
  return theme.calm ? calmBackings : backings;
};

export const createPlan = (theme: Theme, random: Random): Plan => {
  const scene = random.pick(theme.scenes);
  const [main, second, third] = random.pick(theme.coats);
  const mainHue = getDye(main).hue;
  const hue = contrasting(random, getHues(scene), mainHue, 55);
  const hour = random.pick(getHours(scene));
  const glowHue = contrasting(
    random,
    hour === Hour.Night ? [85, 195, 330, 60, 150] : [85, 70, 95, 55, 350, 200],
    hue,
    50,
  );
  const mood = createMood(hue, glowHue, hour);
  const palette: Palette = {
    main: getDye(main).tone,
    second: getDye(second).tone,
    third: getDye(third).tone,
    metal: gold,
    glow: random.pick(['#ffe14a', '#7df3ff', '#ffb13d', '#9dff6b', '#ffd23d']),
  };
  const close = theme.close === true && random.chance(0.3);
  return {
    theme,
    scene,
    mood,
    palette,
    backdrop: random.pick(listBackings(theme, close)),
    front: random.pick(theme.fronts),
    particles: random.pick(theme.drifts),
    rim: random.pick(['#fff3c4', '#ffffff', '#ffe07a', mood.spark, mood.glow]),
    pose: close
      ? {
          x: random.between(-26, 26),
          y: random.between(4, 26),
          scale: random.between(1.62, 1.9),
          turn: random.between(-9, 9),
          flip: random.chance(0.5),
        }
      : {
          x: random.between(-5, 5),
          y: random.between(-4, 6),
          scale: random.between(1.1, 1.22),
          turn: random.between(-5, 5),
          flip: false,
        },
  };
};
