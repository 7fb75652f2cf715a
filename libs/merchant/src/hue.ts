import { type Hex, oklch } from './color.ts';

/**
 * Moves the hue of a status colour, such as that of a warning, a little towards the hue of the brand's accent, so that
 * the colours match. The limit is 12 degrees. A larger change could make a warning look like an error.
 */
export function mixHue(hue: number, accent: Hex): number {
  const { h } = oklch(accent);
  if (h === undefined) return hue;
  const turn = ((h - hue + 540) % 360) - 180;
  return hue + Math.max(-12, Math.min(12, turn * 0.1));
}
