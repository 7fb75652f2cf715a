import { clampChroma, formatHex } from 'culori';

const cache = new Map<string, string>();

/**
 * Converts an OKLCH colour (`l` 0–1, `c` 0–0.37, `h` in degrees) to `#rrggbb`. If sRGB cannot show the colour, the
 * chroma is reduced.
 */
export const oklch = (l: number, c: number, h: number): string => {
  const key = `${l.toFixed(3)} ${c.toFixed(3)} ${h.toFixed(0)}`;
  let hex = cache.get(key);
  if (!hex) {
    hex = formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
    if (cache.size > 20_000) cache.clear();
    cache.set(key, hex);
  }
  return hex;
};

/** Moves a hue towards the hue `target` by at most `by` degrees, along the shorter way around the colour circle. */
export const towards = (hue: number, target: number, by: number): number => {
  const way = ((target - hue + 540) % 360) - 180;
  return (hue + Math.sign(way) * Math.min(Math.abs(way), by) + 360) % 360;
};

/** Five colours of one material, from the darkest shade to the highlight. */
export interface Tone {
  readonly deep: string;
  readonly dark: string;
  readonly base: string;
  readonly light: string;
  readonly shine: string;
}

/**
 * Creates the five colours of a material from a hue. Dark colours shift towards violet, and light colours shift towards
 * yellow.
 */
export const tone = (hue: number, chroma = 0.19, lightness = 0.64): Tone => ({
  deep: oklch(lightness * 0.4, chroma * 0.72, towards(hue, 295, 26)),
  dark: oklch(lightness * 0.7, chroma * 0.98, towards(hue, 295, 12)),
  base: oklch(lightness, chroma, hue),
  light: oklch(lightness + (1 - lightness) * 0.42, chroma * 0.86, towards(hue, 95, 14)),
  shine: oklch(lightness + (1 - lightness) * 0.82, chroma * 0.36, towards(hue, 95, 22)),
});

export const gold: Tone = { deep: '#6b2a06', dark: '#d97f0c', base: '#ffbe2b', light: '#ffe46b', shine: '#fffde0' };
export const silver: Tone = { deep: '#232b47', dark: '#66759a', base: '#a9b8d4', light: '#dfe8f7', shine: '#ffffff' };
export const ivory: Tone = { deep: '#5b4638', dark: '#b79c80', base: '#eadcc2', light: '#fff6e4', shine: '#ffffff' };
export const ink: Tone = { deep: '#0a0713', dark: '#16101f', base: '#2a2136', light: '#4b3d5c', shine: '#9d8db3' };
export const wood: Tone = { deep: '#26100a', dark: '#5a2a14', base: '#8f4c22', light: '#c27b3e', shine: '#f0c28a' };
