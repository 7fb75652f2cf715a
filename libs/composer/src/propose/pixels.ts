import { type Hex, contrast } from '@livery/merchant/color';
import sharp from 'sharp';
import { rasterizeSvg } from '../images/rasterize-svg.ts';

/** Decoded image with 4 bytes (red, green, blue, alpha) per pixel. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Rectangular area of an image. Position and size are in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Minimum alpha value (0 to 255) of a pixel that belongs to the drawing. Pixels at the smooth edges of shapes
 * (anti-aliasing) can have lower values.
 */
const paintedAlpha = 64;

/**
 * Decodes an image. Reduces it so that neither side is longer than `maxSide` pixels. The caller must check the bytes
 * first, e.g. with `checkImageFile`. Throws an error if the image library cannot read the bytes.
 */
export async function decodePixels(bytes: Buffer, maxSide: number): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { failOn: 'warning' })
    .rotate()
    .toColourspace('srgb')
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Renders a sanitised SVG. Throws an error if it cannot be rendered. */
export async function renderPixels(svg: string, width: number): Promise<Pixels> {
  return decodePixels(await rasterizeSvg(svg, width), width * 4);
}

export function isPainted({ data, width }: Pixels, x: number, y: number): boolean {
  return (data[(y * width + x) * 4 + 3] ?? 0) >= paintedAlpha;
}

/**
 * Finds the smallest box that contains all painted pixels. A pixel is painted if its alpha value is at least 64.
 * Returns undefined for an image without painted pixels.
 */
export function findPaintedBox(pixels: Pixels): Box | undefined {
  let [left, top, right, bottom] = [pixels.width, pixels.height, -1, -1];
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < pixels.width; x += 1) {
      if (!isPainted(pixels, x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Returns the part of an image that is inside the box. */
export function crop({ data, width }: Pixels, box: Box): Pixels {
  const rows = Array.from({ length: box.height }, (_, y) => {
    const start = ((box.y + y) * width + box.x) * 4;
    return data.subarray(start, start + box.width * 4);
  });
  return { data: Buffer.concat(rows), width: box.width, height: box.height };
}

/**
 * Counts the painted pixels of an image by colour. Colours that differ only in the last 3 bits of their channels count
 * as one colour. The key is the most frequent colour among them.
 */
export function countColors({ data }: Pixels): ReadonlyMap<Hex, number> {
  const groups = new Map<number, Map<Hex, number>>();
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < paintedAlpha) continue;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const group = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const color: Hex = `#${data.toString('hex', at, at + 3)}`;
    const counts = groups.get(group) ?? new Map<Hex, number>();
    groups.set(group, counts.set(color, (counts.get(color) ?? 0) + 1));
  }
  return new Map([...groups.values()].map(mergeColors));
}

function mergeColors(counts: ReadonlyMap<Hex, number>): [color: Hex, count: number] {
  const entries = [...counts];
  const [frequent] = entries.reduce((best, next) => (next[1] > best[1] ? next : best));
  return [frequent, entries.reduce((sum, [, count]) => sum + count, 0)];
}

/** Visibility of a drawing on a background colour. The values are shares of the painted area, from 0 to 1. */
export interface Visibility {
  /** Share whose contrast to the background is at least 3:1, the minimum contrast of controls. */
  readonly clear: number;
  /** Share whose contrast to the background is less than 1.7:1, so that it cannot be seen. */
  readonly lost: number;
}

const clearContrast = 3;
const lostContrast = 1.7;

/**
 * Measures how visible a drawing is on the background colour `ground`. `colors` contains the number of pixels of each
 * colour of the drawing.
 */
export function measureVisibility(colors: ReadonlyMap<Hex, number>, ground: Hex): Visibility {
  let [total, clear, lost] = [0, 0, 0];
  for (const [color, count] of colors) {
    const ratio = contrast(color, ground);
    total += count;
    if (ratio >= clearContrast) clear += count;
    if (ratio < lostContrast) lost += count;
  }
  return total === 0 ? { clear: 0, lost: 1 } : { clear: clear / total, lost: lost / total };
}
