import sharp from 'sharp';

/** Density in dots per inch at which one SVG unit is one pixel. */
const defaultDensity = 72;

/**
 * Converts a sanitised SVG to PNG with the library librsvg. For a drawing that it does not support, librsvg returns an
 * error, while the library resvg would end the process. A sanitised SVG contains no text, so the result does not depend
 * on the fonts of the machine.
 */
export async function rasterizeSvg(svg: string, width: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width: intrinsicWidth = width } = await sharp(source).metadata();
  const density = Math.min(100_000, Math.max(1, (defaultDensity * width) / intrinsicWidth));
  return sharp(source, { density }).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
}
