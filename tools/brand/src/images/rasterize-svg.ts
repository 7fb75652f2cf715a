import sharp from 'sharp';

/** Dots per inch at which one SVG unit is one pixel. */
const defaultDensity = 72;

/**
 * Rasterises a sanitised SVG to PNG. Uses librsvg, which returns an error for an unsupported drawing; resvg ends the
 * process. Sanitised drawings contain no text, so the result does not depend on installed fonts.
 */
export async function rasterizeSvg(svg: string, width: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width: intrinsicWidth = width } = await sharp(source).metadata();
  const density = Math.min(100_000, Math.max(1, (defaultDensity * width) / intrinsicWidth));
  return sharp(source, { density }).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
}
