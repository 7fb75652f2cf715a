import type { Palette } from '../emblems/emblem.ts';
import { gold } from '../paint/colour.ts';
import type { Random } from '../paint/random.ts';
import { Hour, moodOf, type Mood } from '../scenes/mood.ts';
import type { SceneName } from '../scenes/scenes.ts';
import { dyeOf } from '../themes/coats.ts';
import type { Drift, Foreground, Theme } from '../themes/theme.ts';
import { hoursOf, huesOf } from './settings.ts';

export const Backing = {
  Plain: 'plain',
  Rays: 'rays',
  Halo: 'halo',
  Medallion: 'medallion',
  Swirl: 'swirl',
  Burst: 'burst',
} as const;
export type Backing = (typeof Backing)[keyof typeof Backing];

/** Every choice of one picture, made before a line of it is drawn. */
export interface Plan {
  readonly theme: Theme;
  readonly scene: SceneName;
  readonly mood: Mood;
  readonly palette: Palette;
  readonly backing: Backing;
  readonly front: Foreground;
  readonly drift: Drift;
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

/** The hue of those offered that is far enough from what stands before it. */
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
  Backing.Plain,
  Backing.Plain,
  Backing.Rays,
  Backing.Halo,
  Backing.Medallion,
  Backing.Swirl,
  Backing.Burst,
];
const calmBackings = [
  Backing.Plain,
  Backing.Plain,
  Backing.Plain,
  Backing.Halo,
  Backing.Swirl,
  Backing.Medallion,
  Backing.Rays,
];
const closeBackings = [Backing.Plain, Backing.Rays];

export const planOf = (theme: Theme, random: Random): Plan => {
  const scene = random.pick(theme.scenes);
  const [main, second, third] = random.pick(theme.coats);
  const mainHue = dyeOf(main).hue;
  const hue = contrasting(random, huesOf(scene), mainHue, 55);
  const hour = random.pick(hoursOf(scene));
  const glowHue = contrasting(
    random,
    hour === Hour.Night ? [85, 195, 330, 60, 150] : [85, 70, 95, 55, 350, 200],
    hue,
    50,
  );
  const mood = moodOf(hue, glowHue, hour);
  const palette: Palette = {
    main: dyeOf(main).tone,
    second: dyeOf(second).tone,
    third: dyeOf(third).tone,
    metal: gold,
    glow: random.pick(['#ffe14a', '#7df3ff', '#ffb13d', '#9dff6b', '#ffd23d']),
  };
  const close = theme.close === true && random.chance(0.3);
  return {
    theme,
    scene,
    mood,
    palette,
    backing: random.pick(close ? closeBackings : theme.calm ? calmBackings : backings),
    front: random.pick(theme.fronts),
    drift: random.pick(theme.drifts),
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
