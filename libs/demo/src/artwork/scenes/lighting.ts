import { oklch, tone, towards, type Tone } from '../paint/colour.ts';

export const Hour = { Night: 'night', Dusk: 'dusk', Day: 'day', Dream: 'dream' } as const;
export type Hour = (typeof Hour)[keyof typeof Hour];

/**
 * Colours of one scene (background of an image). They are computed from two hues (scene and light) and a time of day.
 */
export interface Mood {
  readonly hue: number;
  readonly glowHue: number;
  readonly hour: Hour;
  readonly zenith: string;
  readonly sky: string;
  readonly horizon: string;
  readonly glow: string;
  readonly spark: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly edge: string;
  readonly stuff: Tone;
  readonly accent: Tone;
}

type Lights = readonly [
  zenith: number,
  sky: number,
  horizon: number,
  far: number,
  middle: number,
  near: number,
  edge: number,
];

const lights: Record<Hour, Lights> = {
  night: [0.2, 0.33, 0.5, 0.38, 0.28, 0.19, 0.13],
  dusk: [0.32, 0.52, 0.76, 0.46, 0.35, 0.25, 0.17],
  day: [0.55, 0.72, 0.9, 0.66, 0.52, 0.4, 0.28],
  dream: [0.38, 0.56, 0.78, 0.54, 0.42, 0.31, 0.2],
};

/**
 * Maximum difference in degrees between the hue of the sky and the hue of the horizon, by time of day. The hue of the
 * horizon begins at the hue of the sky, and is moved towards the hue of the light by at most this angle.
 */
const horizonTurns: Readonly<Record<Hour, number>> = { night: 40, dusk: 75, day: 30, dream: 75 };

export const createMood = (hue: number, glowHue: number, hour: Hour): Mood => {
  const [zenith, sky, horizon, far, middle, near, edge] = lights[hour];
  const horizonHue = towards(hue, glowHue, horizonTurns[hour]);
  return {
    hue,
    glowHue,
    hour,
    zenith: oklch(zenith, 0.17, towards(hue, 285, 18)),
    sky: oklch(sky, 0.21, hue),
    horizon: oklch(horizon, 0.18, horizonHue),
    glow: oklch(0.84, 0.17, glowHue),
    spark: oklch(0.95, 0.09, glowHue),
    far: oklch(far, 0.17, towards(hue, glowHue, 20)),
    middle: oklch(middle, 0.16, hue),
    near: oklch(near, 0.12, towards(hue, 285, 14)),
    edge: oklch(edge, 0.09, towards(hue, 285, 24)),
    stuff: tone(hue, 0.17, Math.max(0.42, far)),
    accent: tone(glowHue, 0.18, 0.7),
  };
};
