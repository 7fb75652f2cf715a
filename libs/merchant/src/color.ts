import { clampChroma, converter, formatHex, parse, type Oklch } from 'culori';

/** Opaque colour as `#rrggbb`, with 8 bits for each channel. */
export type Hex = `#${string}`;

const toOklch = converter('oklch');

/**
 * Parses a CSS colour. Returns undefined if the text is not an opaque colour, e.g. a variable, a function or a
 * transparent colour.
 */
export function parseColor(text: string): Hex | undefined {
  const color = text.length <= 64 ? parseCss(text) : undefined;
  if (color === undefined || (color.alpha ?? 1) < 1) return undefined;
  return toHex(toOklch(color));
}

/** Computes the WCAG 2 contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Computes the relative luminance of a colour as defined by WCAG 2. It reads the digits of the colour directly. A
 * general colour parser would be too slow, because a search for a colour calls this function hundreds of times.
 */
function luminance(color: Hex): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinearChannel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinearChannel(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/**
 * Returns a colour with the same hue and another lightness (0 to 1). `chroma` replaces the chroma (intensity) of the
 * colour. If sRGB does not contain the resulting colour, its chroma is reduced.
 */
export function setLightness(color: Hex, lightness: number, chroma?: number): Hex {
  const from = oklch(color);
  return toHex({ ...from, l: Math.min(1, Math.max(0, lightness)), c: chroma ?? from.c });
}

/**
 * Converts an OKLCH colour to `#rrggbb`. `l` is the lightness (0 to 1), `c` is the chroma, and `h` is the hue in
 * degrees.
 */
export function fromOklch(l: number, c: number, h: number): Hex {
  return toHex({ mode: 'oklch', l, c, h });
}

export function oklch(color: Hex): Oklch {
  return toOklch(color) ?? { mode: 'oklch', l: 0, c: 0 };
}

/**
 * Finds a colour of the same hue and chroma that passes the test `passes`. Of all such colours, it returns the one
 * whose lightness is nearest to that of `color`. Returns undefined if there is none. The search changes the lightness
 * in steps of 0.005, a difference that nobody can see.
 */
export function closestReadableLightness(color: Hex, passes: (candidate: Hex) => boolean): Hex | undefined {
  if (passes(color)) return color;
  const { l } = oklch(color);
  for (let step = 1; step <= 200; step += 1) {
    const candidates = [l - step / 200, l + step / 200].filter((value) => value >= 0 && value <= 1);
    const match = candidates.map((value) => setLightness(color, value)).find(passes);
    if (match !== undefined) return match;
  }
  return undefined;
}

/**
 * Parses a CSS colour, or returns undefined. The library Culori throws an error for some texts that are not colours, so
 * the error is caught here.
 */
function parseCss(text: string): ReturnType<typeof parse> {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function toHex(color: Oklch): Hex {
  return formatHex(clampChroma(color, 'oklch')) as Hex;
}
