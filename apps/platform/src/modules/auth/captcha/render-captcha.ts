import { randomInt } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';

/**
 * The function `svgCaptcha`, with a type that allows rendering a given text. The types of its package do not declare
 * this use.
 */
const drawText = svgCaptcha as unknown as (
  text: string,
  options: { width: number; height: number; noise: number; fontSize: number },
) => string;

/**
 * Colours of the background and of the digits, with a high contrast. A low contrast would be a problem for people
 * with low vision, but not for bots.
 */
const [paper, ink] = ['#f4f1ea', '#3a3f4b'];

/** Size of the image in CSS pixels. `scale` is the number of image pixels for one CSS pixel. */
const size = { width: 180, height: 56 } as const;
const scale = 2;

/** Random number from `min` to `max`. */
const between = (min: number, max: number): number => min + ((max - min) * randomInt(1_000_001)) / 1_000_000;

/**
 * Renders one digit with a random size, angle and slant. Neighbouring digits touch, so that a program cannot separate
 * them.
 */
const renderGlyph = (digit: string, index: number, count: number): string => {
  const cell = size.width / (count + 0.6);
  const path = /<path[^>]* d="([^"]+)"/.exec(drawText(digit, { width: 40, height: 40, noise: 0, fontSize: 62 }))?.[1];
  const [x, y] = [cell * (index + 0.8) + between(-2.5, 2.5), size.height / 2 + between(-5, 2)];
  const transform = [
    `translate(${x} ${y})`,
    `rotate(${between(-20, 20)})`,
    `skewX(${between(-14, 14)})`,
    `scale(${between(0.82, 1.1)} ${between(0.86, 1.16)})`,
    'translate(-20 -20)',
  ].join(' ');
  return `<path transform="${transform}" fill="${ink}" stroke="${ink}" stroke-width="2" d="${path ?? ''}"/>`;
};

/**
 * Renders a random curve across the full image. A curve in the background colour cuts through the digits. A curve in
 * the colour of the digits joins them.
 */
const renderCurve = (color: string): string => {
  const y = () => between(6, size.height - 6);
  const third = size.width / 3;
  const d = `M -4 ${y()} C ${third} ${y()} ${2 * third} ${y()} ${size.width + 4} ${y()}`;
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${between(1, 1.6)}"/>`;
};

const renderDot = (): string =>
  `<circle cx="${between(0, size.width)}" cy="${between(0, size.height)}" r="${between(0.4, 1)}" fill="${ink}"/>`;

const repeat = (times: number, render: () => string): string => Array.from({ length: times }, render).join('');

const renderSvg = (digits: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    ...[...digits].map((digit, index) => renderGlyph(digit, index, digits.length)),
    repeat(2, () => renderCurve(paper)),
    repeat(3, () => renderCurve(ink)),
    repeat(50, renderDot),
    '</svg>',
  ].join('');

/** Shifts the pixels of an RGBA image along two random waves, so that the digits have no straight strokes. */
const warp = (source: Uint8Array, width: number, height: number): Uint8Array => {
  const target = new Uint8Array(source.length);
  const wave = () => ({ amplitude: between(2, 3.5) * scale, length: between(60, 110) * scale, phase: between(0, 6) });
  const [across, down] = [wave(), wave()];
  const shift = ({ amplitude, length, phase }: typeof across, position: number): number =>
    Math.round(amplitude * Math.sin((2 * Math.PI * position) / length + phase));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.min(width - 1, Math.max(0, x + shift(across, y)));
      const fromY = Math.min(height - 1, Math.max(0, y + shift(down, x)));
      const from = (fromY * width + fromX) * 4;
      target.set(source.subarray(from, from + 4), (y * width + x) * 4);
    }
  return target;
};

/**
 * Renders digits as a PNG image: distorted, touching each other, with lines and dots. A trained program can still
 * read the digits, so an attempt also costs a proof of work. The digits are outlines, so that no font of the system
 * is necessary.
 */
export const renderCaptcha = (digits: string): Promise<Buffer> => {
  const image = new Resvg(renderSvg(digits), {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: size.width * scale },
  }).render();
  const { width, height } = image;
  return sharp(warp(image.pixels, width, height), { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: 16 })
    .toBuffer();
};
