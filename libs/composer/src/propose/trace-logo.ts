import type { ProblemText } from '@livery/merchant/problems/create-problem-text';
import { createProblemText } from '@livery/merchant/problems/create-problem-text';
import { ColorMode, Hierarchical, PathSimplifyMode, vectorizeRaw } from '@neplex/vectorizer';
import { assetLimits } from '../read/asset-file.ts';
import { type SafeSvg, sanitizeSvg } from '../read/svg.ts';
import { type Pixels, renderPixels } from './pixels.ts';

/**
 * Precision of the tracing (the conversion of pixels to shapes), from fine to coarse. A coarser step makes fewer and
 * simpler shapes.
 */
const steps = [
  { colorPrecision: 7, layerDifference: 12, filterSpeckle: 3 },
  { colorPrecision: 6, layerDifference: 24, filterSpeckle: 6 },
  { colorPrecision: 5, layerDifference: 48, filterSpeckle: 10 },
] as const;

/**
 * Maximum size of a traced logo, as a share of the permitted file size. The rest is for elements that are added later,
 * such as the plate (shape) behind the logo.
 */
const maxShare = 0.8;

/**
 * Maximum number of shapes of a traced logo. An image with more shapes is not a logo but, for example, a photo.
 * Minifying it would take too long.
 */
const maxShapes = 600;

/**
 * If a step makes more shapes than this, the function gives up. Even the coarsest step would make more than
 * `maxShapes`.
 */
const hopelessShapes = 4000;

/**
 * Maximum mean difference of a colour channel (0 to 1) between the traced logo and the image. It is below 0.02 for a
 * logo with flat colours. It is below 0.1 for a logo with gradients, because tracing turns a gradient into bands of one
 * colour.
 */
const maxDifference = 0.12;

/**
 * Converts the pixels of a logo to an SVG, because the app shows logos as SVG only. Returns an error for an image with too
 * many details, such as a photo.
 */
export async function traceLogo(pixels: Pixels): Promise<SafeSvg | ProblemText> {
  const { data, width, height } = pixels;
  for (const step of steps) {
    const traced = await vectorizeRaw(
      data,
      { width, height },
      {
        ...step,
        colorMode: ColorMode.Color,
        hierarchical: Hierarchical.Stacked,
        mode: PathSimplifyMode.Spline,
        cornerThreshold: 60,
        lengthThreshold: 4,
        maxIterations: 10,
        spliceThreshold: 45,
        pathPrecision: 1,
      },
    );
    const shapes = traced.split('<path').length - 1;
    if (shapes > hopelessShapes) break;
    if (shapes > maxShapes) continue;
    const svg = sanitizeSvg(traced);
    if ('reason' in svg || Buffer.byteLength(svg.text) > assetLimits.logo * maxShare) continue;
    if (computeDifference(pixels, await renderPixels(svg.text, width)) <= maxDifference) return svg;
  }
  return createProblemText('newLogo.details');
}

/**
 * Computes the mean difference of a colour channel between two images of the same size, from 0 to 1. Ignores pixels
 * that are transparent in both images. Returns 1 if all pixels are transparent in both images.
 */
function computeDifference(one: Pixels, other: Pixels): number {
  let [sum, count] = [0, 0];
  const length = Math.min(one.data.length, other.data.length);
  for (let at = 0; at < length; at += 4) {
    const [alpha = 0, otherAlpha = 0] = [one.data[at + 3], other.data[at + 3]];
    if (alpha === 0 && otherAlpha === 0) continue;
    count += 1;
    for (let channel = 0; channel < 3; channel += 1)
      sum += Math.abs((one.data[at + channel] ?? 0) * alpha - (other.data[at + channel] ?? 0) * otherAlpha) / 65_025;
  }
  return count === 0 ? 1 : sum / (count * 3);
}
