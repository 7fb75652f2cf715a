import { clampChroma, converter, formatHex, parse, type Oklch } from 'culori';

/** Opaque colour in the form `#rrggbb`, rounded to 8 bits. */
export type Hex = `#${string}`;

const toOklch = converter('oklch');

/** Parses any opaque CSS colour. Returns undefined for anything else: variable names, functions, transparency. */
export function parseColor(text: string): Hex | undefined {
  const color = text.length <= 64 ? parseCss(text) : undefined;
  if (color === undefined || (color.alpha ?? 1) < 1) return undefined;
  return toHex(toOklch(color));
}

/** WCAG 2 contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Relative luminance by WCAG 2. Implemented here because the search for a colour calls it hundreds of times, and a
 * general parser would take most of the time.
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

/** Same hue with another lightness (0 to 1) and, if given, another chroma, clamped to sRGB. */
export function setLightness(color: Hex, lightness: number, chroma?: number): Hex {
  const from = oklch(color);
  return toHex({ ...from, l: Math.min(1, Math.max(0, lightness)), c: chroma ?? from.c });
}

/** Colour from lightness, chroma and hue in OKLCH. */
export function fromOklch(l: number, c: number, h: number): Hex {
  return toHex({ mode: 'oklch', l, c, h });
}

export function oklch(color: Hex): Oklch {
  return toOklch(color) ?? { mode: 'oklch', l: 0, c: 0 };
}

/**
 * Finds the colour of the same hue and chroma that is nearest in lightness and passes, or returns undefined.
 * The search goes in steps of 0.005 of OKLCH lightness, which the eye cannot distinguish.
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

/** Parses a CSS colour. Culori throws on some texts that are not colours; these give undefined too. */
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
