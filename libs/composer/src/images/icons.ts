import sharp from 'sharp';
import type { SvgAsset } from '../read/image-assets.ts';
import { rasterizeSvg } from './rasterize-svg.ts';
import { type CachedFile, getCachedImage, type ImageCache } from '../image-cache.ts';

/** Screens of common iPhones, as CSS width, CSS height and pixel ratio. iOS needs a startup image for each of them. */
const splashScreens = [
  [375, 667, 2],
  [375, 812, 3],
  [414, 896, 2],
  [414, 896, 3],
  [390, 844, 3],
  [428, 926, 3],
  [393, 852, 3],
  [430, 932, 3],
  [402, 874, 3],
  [420, 912, 3],
  [440, 956, 3],
] as const;

export interface Icons {
  readonly any: readonly { readonly file: CachedFile; readonly size: number }[];
  readonly maskable: { readonly file: CachedFile; readonly size: number };
  readonly touch: CachedFile;
  readonly splash: readonly { readonly file: CachedFile; readonly media: string }[];
}

/**
 * Renders app icons and startup images from a brand's mark (its symbol, without the name). Icons that must be opaque
 * get the page colour as background.
 */
export async function renderIcons(cache: ImageCache, mark: SvgAsset, background: string): Promise<Icons> {
  const renderIcon = (name: string, width: number, height: number, share: number, ground?: string) =>
    getCachedImage(
      cache,
      { hash: mark.hash, steps: `icon 2 ${width}x${height} ${share} ${ground ?? 'clear'}`, name, extension: 'png' },
      () => renderCentred(mark.text, width, height, share, ground),
    );
  const [small, large, maskable, touch, ...splash] = await Promise.all([
    renderIcon('icon-192', 192, 192, 1),
    renderIcon('icon-512', 512, 512, 1),
    renderIcon('icon-mask-512', 512, 512, 0.66, background),
    renderIcon('icon-touch', 180, 180, 0.8, background),
    ...splashScreens.map(([width, height, ratio]) =>
      renderIcon(`splash-${width}-${ratio}`, width * ratio, height * ratio, 0.32, background),
    ),
  ]);
  return {
    any: [
      { file: small, size: 192 },
      { file: large, size: 512 },
    ],
    maskable: { file: maskable, size: 512 },
    touch,
    splash: splash.map((file, index) => ({ file, media: toMediaQuery(splashScreens[index] ?? splashScreens[0]) })),
  };
}

/**
 * Renders the mark of a brand (its symbol, without the name) in the centre of an image. `share` is the size of the
 * mark as a fraction of the image's shorter side.
 */
async function renderCentred(
  svg: string,
  width: number,
  height: number,
  share: number,
  ground?: string,
): Promise<Buffer> {
  const side = Math.round(Math.min(width, height) * share);
  const background = ground ?? '#00000000';
  const inline = Math.floor((width - side) / 2);
  const block = Math.floor((height - side) / 2);
  const mark = sharp(await rasterizeSvg(svg, side)).resize({
    width: side,
    height: side,
    fit: 'contain',
    background: '#00000000',
  });
  const onGround = ground === undefined ? mark : mark.flatten({ background });
  return sharp(await onGround.png({ compressionLevel: 1 }).toBuffer())
    .extend({ left: inline, right: width - side - inline, top: block, bottom: height - side - block, background })
    .png({ compressionLevel: 8 })
    .toBuffer();
}

function toMediaQuery([width, height, ratio]: readonly [number, number, number]): string {
  return `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio})`;
}
