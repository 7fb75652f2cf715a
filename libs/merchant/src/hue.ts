import { type Hex, oklch } from './color.ts';

/**
 * Shifts a status hue towards the brand's accent, so that green, amber and red match it.
 * The shift is at most 12 degrees, so that a warning does not look like an error.
 */
export function mixHue(hue: number, accent: Hex): number {
  const { h } = oklch(accent);
  if (h === undefined) return hue;
  const turn = ((h - hue + 540) % 360) - 180;
  return hue + Math.max(-12, Math.min(12, turn * 0.1));
}
