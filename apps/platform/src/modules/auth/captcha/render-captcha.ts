import { Resvg } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';

/** The default export is callable and renders a given text; its types omit that. */
const drawText = svgCaptcha as unknown as (
  text: string,
  options: { width: number; height: number; noise: number; color: boolean },
) => string;

/** Light background for high contrast: low contrast would exclude people with low vision before it stops bots. */
const paper = '<rect width="100%" height="100%" fill="#f4f1ea"/>';

/** Size in CSS pixels. */
const size = { width: 150, height: 50 } as const;

/**
 * Renders the digits as a PNG, distorted and with noise lines. Characters are outlines, so no system font is needed.
 */
export const renderCaptcha = (digits: string): Buffer => {
  const svg = drawText(digits, { ...size, noise: 3, color: false }).replace('>', `>${paper}`);
  return Buffer.from(
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: size.width * 2 } })
      .render()
      .asPng(),
  );
};
