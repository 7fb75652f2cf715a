import { Resvg } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';

/** Renders a given text. The default export of `svg-captcha` is this function, but its types do not contain it. */
const drawText = svgCaptcha as unknown as (
  text: string,
  options: { width: number; height: number; noise: number; color: boolean },
) => string;

/** Light background for a high contrast. A low contrast would hinder people with low vision more than bots. */
const paper = '<rect width="100%" height="100%" fill="#f4f1ea"/>';

/** Size in CSS pixels. */
const size = { width: 150, height: 50 } as const;

/**
 * Renders the digits as a PNG, distorted and with noise lines. The characters are drawn as outlines, so that no system
 * font is needed.
 */
export const renderCaptcha = (digits: string): Buffer => {
  const svg = drawText(digits, { ...size, noise: 3, color: false }).replace('>', `>${paper}`);
  return Buffer.from(
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: size.width * 2 } })
      .render()
      .asPng(),
  );
};
