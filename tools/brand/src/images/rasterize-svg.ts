import sharp from 'sharp';

/** Dots per inch at which an SVG's own unit is one pixel. */
const defaultDensity = 72;

/**
 * Rasterises a sanitised SVG to PNG. By librsvg, which answers a drawing that it cannot do with an error;
 * resvg ends the process. Sanitised drawings hold no text, so that no font of the machine comes into it.
 */
export async function rasterizeSvg(svg: string, width: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width: intrinsicWidth = width } = await sharp(source).metadata();
  const density = Math.min(100_000, Math.max(1, (defaultDensity * width) / intrinsicWidth));
  return sharp(source, { density }).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
}
