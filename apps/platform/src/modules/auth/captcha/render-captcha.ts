import { Resvg } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';

/** Renders a given text. `svgCaptcha` is this function, but the types of the package do not contain it. */
const drawText = svgCaptcha as unknown as (
  text: string,
  options: { width: number; height: number; noise: number; color: boolean },
) => string;

/**
 * Light background of the image for a high contrast. A low contrast would make the captcha harder for people with low
 * vision, but hardly for bots.
 */
const paper = '<rect width="100%" height="100%" fill="#f4f1ea"/>';

/** Size of the image in CSS pixels. */
const size = { width: 150, height: 50 } as const;

/**
 * Renders digits as a PNG image, distorted and with noise lines. The package draws the digits as outlines, so that no
 * font of the system is necessary.
 */
export const renderCaptcha = (digits: string): Buffer => {
  const svg = drawText(digits, { ...size, noise: 3, color: false }).replace('>', `>${paper}`);
  return Buffer.from(
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: size.width * 2 } })
      .render()
      .asPng(),
  );
};
