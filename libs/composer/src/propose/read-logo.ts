import type { ProblemText } from '@livery/merchant/problems/create-problem-text';
import { createProblemText } from '@livery/merchant/problems/create-problem-text';
import sharp from 'sharp';
import { assetLimits } from '../read/asset-file.ts';
import { checkImageFile } from '../read/check-image-file.ts';
import { type SafeSvg, sanitizeSvg } from '../read/svg.ts';
import { type Drawing, readViewBox } from './nest-svg.ts';
import { crop, decodePixels, findPaintedBox, type Pixels, renderPixels } from './pixels.ts';
import { removeGround } from './remove-ground.ts';
import { traceLogo } from './trace-logo.ts';

/** Logo of a new brand, without the empty space around it. */
export interface Logo extends Drawing {
  /** Pixels of the rendered `part`, without the rest of the logo. */
  readonly pixels: Pixels;
  readonly format: 'svg' | 'png';
}

/**
 * Maximum size of a PNG in bytes. This limit is higher than the limit for an SVG, because a PNG is converted to an
 * SVG.
 */
const pngLimit = 2 * 1024 * 1024;

/** Maximum number of pixels of a PNG. Even a small file can contain more pixels than fit in memory. */
const pixelLimit = 24_000_000;

const minSide = 24;

/**
 * Length in pixels to which the longest side of a PNG is reduced before the PNG is traced (converted to shapes).
 * Finer shapes are not visible on a phone.
 */
const tracedSide = 900;

/** Minimum and maximum ratio of width to height. Outside of this range, the logo is not readable in the header. */
const [minRatio, maxRatio] = [1 / 3, 14];

/** Length in pixels of the longest side of the rendered logo. Its colours and shapes are found in this rendering. */
const renderedSide = 480;

/**
 * Reads and checks a logo that an operator has sent, as PNG or SVG. Returns an error with a message for the operator if
 * the logo cannot be used.
 */
export async function readLogo(bytes: Buffer): Promise<Logo | ProblemText> {
  const checked = checkImageFile(bytes);
  if ('reason' in checked) return checked;
  if (checked.format !== 'svg' && checked.format !== 'png')
    return createProblemText('newLogo.format', { format: checked.format.toUpperCase() });
  const svg = checked.format === 'svg' ? readSvg(bytes) : await readPng(bytes);
  if ('reason' in svg) return svg;
  const trimmed = await trim(svg);
  return 'reason' in trimmed ? trimmed : { ...trimmed, format: checked.format };
}

function readSvg(bytes: Buffer): SafeSvg | ProblemText {
  if (bytes.length > assetLimits.logo) return createProblemText('newLogo.svgLarge', { max: assetLimits.logo / 1024 });
  return sanitizeSvg(bytes.toString('utf8'));
}

async function readPng(bytes: Buffer): Promise<SafeSvg | ProblemText> {
  if (bytes.length > pngLimit) return createProblemText('newLogo.pngLarge', { max: pngLimit / 1024 / 1024 });
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > pixelLimit) return createProblemText('newLogo.pixels', { width, height });
  const unreadable = createProblemText('newLogo.damaged');
  if (width === 0) return unreadable;
  if (Math.min(width, height) < minSide) return createProblemText('newLogo.small', { width, height, min: minSide });
  const pixels = await decodePixels(bytes, tracedSide).catch(() => undefined);
  if (pixels === undefined) return unreadable;
  removeGround(pixels);
  return findPaintedBox(pixels) === undefined ? emptyLogo : traceLogo(pixels);
}

const emptyLogo: ProblemText = createProblemText('newLogo.empty');

/** Removes the empty space around a logo, so that it is as large as possible in the header. */
async function trim(svg: SafeSvg): Promise<Omit<Logo, 'format'> | ProblemText> {
  const rendered = await render(svg.text, svg.width / svg.height);
  if (rendered === undefined) return createProblemText('svg.undrawable');
  const box = findPaintedBox(rendered);
  if (box === undefined) return emptyLogo;
  const ratio = box.width / box.height;
  if (ratio > maxRatio || ratio < minRatio)
    return createProblemText(ratio > 1 ? 'newLogo.wide' : 'newLogo.tall', {
      ratio: ratio.toFixed(1),
      min: minRatio.toFixed(1),
      max: maxRatio,
    });
  const viewBox = readViewBox(svg);
  const scale = viewBox.width / rendered.width;
  const part = {
    x: viewBox.x + box.x * scale,
    y: viewBox.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
  return { text: svg.text, part, pixels: crop(rendered, box) };
}

function render(svg: string, ratio: number): Promise<Pixels | undefined> {
  const width = Math.max(1, Math.round(ratio >= 1 ? renderedSide : renderedSide * ratio));
  return renderPixels(svg, width).catch(() => undefined);
}
