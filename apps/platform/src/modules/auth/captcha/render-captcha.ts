import { Resvg } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';

/** The package is itself the function that draws a given text; its types leave that out. */
const drawText = svgCaptcha as unknown as (
  text: string,
  options: { width: number; height: number; noise: number; color: boolean },
) => string;

/** Dark ink: a light one on paper keeps out whoever sees badly before it keeps out a machine. */
const paper = '<rect width="100%" height="100%" fill="#f4f1ea"/>';

/** CSS pixels. */
const size = { width: 150, height: 50 } as const;

/** A PNG of the digits, bent and struck through. Letters are outlines, so no font of the machine is asked for. */
export const renderCaptcha = (digits: string): Buffer => {
  const svg = drawText(digits, { ...size, noise: 3, color: false }).replace('>', `>${paper}`);
  return Buffer.from(
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: size.width * 2 } })
      .render()
      .asPng(),
  );
};
