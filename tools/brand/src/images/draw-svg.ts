import { Resvg } from '@resvg/resvg-js';

/** Rasterises a sanitised SVG. No system fonts: the same bytes on every machine. */
export function drawSvg(svg: string, width: number): Buffer {
  return Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng());
}
