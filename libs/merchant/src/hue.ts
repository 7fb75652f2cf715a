import { type Hex, oklch } from './color.ts';

/**
 * Turns a status hue a little towards the brand's accent, so that green, amber and red look chosen with it.
 * At most 12 degrees: a warning must not be taken for an error.
 */
export function mixHue(hue: number, accent: Hex): number {
  const { h } = oklch(accent);
  if (h === undefined) return hue;
  const turn = ((h - hue + 540) % 360) - 180;
  return hue + Math.max(-12, Math.min(12, turn * 0.1));
}
