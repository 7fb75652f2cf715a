import { gold, ink, ivory, silver, tone, type Tone } from '../paint/colour.ts';

/**
 * Colour shades of a material, and its hue. The background of an image gets a hue that contrasts with the hue of the
 * emblem's (main figure's) main material. Grey materials have no hue.
 */
interface Dye {
  readonly tone: Tone;
  readonly hue?: number;
}

const dye = (hue: number, chroma: number, lightness: number): Dye => ({ tone: tone(hue, chroma, lightness), hue });

export const dyes = {
  red: dye(24, 0.23, 0.58),
  crimson: dye(12, 0.21, 0.48),
  orange: dye(50, 0.2, 0.7),
  amber: dye(72, 0.19, 0.77),
  gold: { tone: gold, hue: 85 },
  lime: dye(128, 0.22, 0.78),
  green: dye(150, 0.19, 0.62),
  jade: dye(168, 0.15, 0.66),
  teal: dye(192, 0.14, 0.66),
  sky: dye(232, 0.17, 0.7),
  blue: dye(258, 0.21, 0.57),
  indigo: dye(282, 0.2, 0.5),
  violet: dye(305, 0.23, 0.57),
  magenta: dye(335, 0.24, 0.6),
  pink: dye(358, 0.18, 0.72),
  brown: dye(48, 0.1, 0.5),
  tan: dye(65, 0.11, 0.7),
  white: { tone: { ...silver, dark: '#b9c3de', base: '#e9eef9', light: '#ffffff' } },
  ivory: { tone: ivory },
  grey: { tone: { ...silver, deep: '#1c2238', dark: '#5a6686', base: '#8c9bbd', light: '#c6d1e8' } },
  slate: { tone: { ...silver, deep: '#141a30', dark: '#3a4668', base: '#62719a', light: '#a2b2d8' } },
  black: { tone: { ...ink, base: '#342c52', light: '#7468a6', dark: '#171029' } },
} satisfies Record<string, Dye>;

export type DyeName = keyof typeof dyes;

/** Three colours of an emblem, the main figure of an image. */
export type Coat = readonly [main: DyeName, second: DyeName, third: DyeName];

export const getDye = (name: DyeName): Dye => dyes[name];
