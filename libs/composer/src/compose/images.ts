import { type Hero, renderHero, heroWidths } from '../images/hero.ts';
import { type Icons, renderIcons } from '../images/icons.ts';
import type { RuntimeAssets } from '../page/create-runtime.ts';
import { renderShareImage } from '../images/share-image.ts';
import { renderScreenshots, type Screenshot } from '../images/screenshots.ts';
import { type CachedFile, getCachedImage, type ImageCache } from '../image-cache.ts';
import type { SvgAsset } from '../read/image-assets.ts';
import type { BrandAssets } from '../read/read-assets.ts';
import type { Brand } from '../read/read-brand.ts';
import type { BundleFile, SharedFile } from './bundle-file.ts';

export interface BrandImages {
  readonly logo: RuntimeAssets['logo'];
  readonly hero: RuntimeAssets['hero'];
  readonly icons: Icons;
  readonly markPath: string;
  /**
   * URL path of the image that link previews show. Absent for a brand without domains, because link previews need an
   * absolute URL.
   */
  readonly share?: string;
  readonly screenshots: readonly Screenshot[];
  readonly files: readonly BundleFile[];
}

export async function renderBrandImages(
  { assets, merchant }: Brand,
  cache: ImageCache,
  background: string,
): Promise<BrandImages> {
  const [hero, icons, screenshots] = await Promise.all([
    renderHero(cache, assets.hero),
    renderIcons(cache, assets.mark, background),
    renderScreenshots(cache, assets.screenshots),
  ]);
  const [logo, mark] = await Promise.all([cacheSvg(cache, 'logo', assets.logo), cacheSvg(cache, 'mark', assets.mark)]);
  const share = merchant.domains.length > 0 ? await renderShareImage(cache, assets, background) : undefined;
  const rendered = [
    ...(share ? [share] : []),
    logo,
    mark,
    ...hero.avif,
    ...hero.webp,
    ...icons.any.map(({ file }) => file),
    icons.maskable.file,
    icons.touch,
    ...icons.splash.map(({ file }) => file),
    ...screenshots.map(({ file }) => file),
  ];
  return {
    logo: { src: `/assets/${logo.name}`, ...fitHeader(assets.logo) },
    hero: toRuntimeHero(hero),
    icons,
    markPath: `assets/${mark.name}`,
    ...(share && { share: `/assets/${share.name}` }),
    screenshots,
    files: rendered.map(toFile),
  };
}

const toFile = ({ source, name, integrity }: CachedFile): SharedFile => ({ path: `assets/${name}`, source, integrity });

const cacheSvg = ({ folder }: ImageCache, name: string, svg: SvgAsset): Promise<CachedFile> =>
  getCachedImage({ folder }, { hash: svg.hash, steps: 'svg 1', name, extension: 'svg' }, () =>
    Promise.resolve(Buffer.from(svg.text)),
  );

/** Stores a sanitised SVG in the image cache, and returns it as a file of the bundle. */
export async function renderSvgFile(cache: ImageCache, name: string, svg: SvgAsset): Promise<SharedFile> {
  return toFile(await cacheSvg(cache, name, svg));
}

/**
 * Renders the hero image, which is on the first slide of the home page. Returns its files, and its data for the app.
 */
export async function renderHeroImages(cache: ImageCache, asset: BrandAssets['hero']) {
  const hero = await renderHero(cache, asset);
  return { files: [...hero.avif, ...hero.webp].map(toFile), runtime: toRuntimeHero(hero) };
}

/**
 * Returns the size of the logo in the header: 28 CSS pixels high, or lower when the logo would be wider than 160
 * pixels.
 */
export function fitHeader({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(28 / height, 160 / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function toRuntimeHero({ avif, webp, width, height }: Hero): RuntimeAssets['hero'] {
  const list = (files: Hero['avif']): string =>
    files.map(({ name }, index) => `/assets/${name} ${heroWidths[index]}w`).join(', ');
  return {
    src: `/assets/${webp[1]?.name ?? ''}`,
    srcset: list(webp),
    avifSrcset: list(avif),
    sizes: '(min-width:480px) 480px,100vw',
    width,
    height,
  };
}
