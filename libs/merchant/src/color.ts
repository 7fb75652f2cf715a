import { clampChroma, converter, formatHex, parse, type Oklch } from 'culori';

/** A colour as it is written out: `#rrggbb`, rounded to 8 bits, opaque. */
export type Hex = `#${string}`;

const toOklch = converter('oklch');

/** Reads any opaque CSS colour. Undefined for anything else: names of variables, functions, transparency. */
export function parseColor(text: string): Hex | undefined {
  const color = text.length <= 64 ? parseCss(text) : undefined;
  if (color === undefined || (color.alpha ?? 1) < 1) return undefined;
  return toHex(toOklch(color));
}

/** Contrast by WCAG 2, of the colours as they are written. 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG's relative luminance. By hand: a search for a colour asks for it hundreds of times, and a general parser takes longer than all the rest. */
function luminance(color: Hex): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinearChannel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinearChannel(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** The same hue with another lightness (0 to 1), and another chroma where one is given, brought into sRGB. */
export function setLightness(color: Hex, lightness: number, chroma?: number): Hex {
  const from = oklch(color);
  return toHex({ ...from, l: Math.min(1, Math.max(0, lightness)), c: chroma ?? from.c });
}

/** A colour of its own from lightness, chroma and hue. */
export function fromOklch(l: number, c: number, h: number): Hex {
  return toHex({ mode: 'oklch', l, c, h });
}

export function oklch(color: Hex): Oklch {
  return toOklch(color) ?? { mode: 'oklch', l: 0, c: 0 };
}

/**
 * The colour of the same hue and chroma that is nearest in lightness and passes, or undefined when none does.
 * Steps of 0.005 in OKLCH lightness, below what an eye tells apart.
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

/** Culori throws on some texts that are no colour at all. */
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
