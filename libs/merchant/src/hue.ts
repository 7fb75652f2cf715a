import { type Hex, oklch } from './color.ts';

/**
 * Moves the hue of a status colour towards the hue of the brand's accent, so that the status colours match the
 * accent. The hue moves by at most 12 degrees, so that a warning does not look like an error.
 */
export function mixHue(hue: number, accent: Hex): number {
  const { h } = oklch(accent);
  if (h === undefined) return hue;
  const turn = ((h - hue + 540) % 360) - 180;
  return hue + Math.max(-12, Math.min(12, turn * 0.1));
}
