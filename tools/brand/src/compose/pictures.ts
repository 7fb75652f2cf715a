import { type Hero, drawHero, heroWidths } from '../images/hero.ts';
import { type Icons, drawIcons } from '../images/icons.ts';
import type { Built } from '../page/runtime-of.ts';
import { cachedImage } from '../images/image-cache.ts';
import type { SvgAsset } from '../read/read-assets.ts';
import type { Brand } from '../read/read-brand.ts';
import type { BundleFile } from './bundle-file.ts';

/** A brand's pictures, drawn or found in the cache, as files of its bundle. */
export interface Pictures {
  readonly logo: Built['logo'];
  readonly hero: Built['hero'];
  readonly icons: Icons;
  readonly markPath: string;
  readonly files: readonly BundleFile[];
}

export async function picturesOf({ assets }: Brand, cache: string, background: string): Promise<Pictures> {
  const [hero, icons] = await Promise.all([drawHero(cache, assets.hero), drawIcons(cache, assets.mark, background)]);
  const kept = (name: string, svg: SvgAsset) =>
    cachedImage(cache, { hash: svg.hash, steps: 'svg 1', name, extension: 'svg' }, () =>
      Promise.resolve(Buffer.from(svg.text)),
    );
  const [logo, mark] = await Promise.all([kept('logo', assets.logo), kept('mark', assets.mark)]);
  const drawn = [
    logo,
    mark,
    ...hero.avif,
    ...hero.webp,
    ...icons.any.map(({ file }) => file),
    icons.maskable.file,
    icons.touch,
    ...icons.splash.map(({ file }) => file),
  ];
  return {
    logo: { src: `/assets/${logo.name}`, ...headerSize(assets.logo) },
    hero: heroOf(hero),
    icons,
    markPath: `assets/${mark.name}`,
    files: drawn.map(({ source, name }) => ({ path: `assets/${name}`, source })),
  };
}

/** Logos are drawn 28 CSS pixels tall, and never wider than the header leaves them. */
function headerSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(28 / height, 160 / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function heroOf({ avif, webp, width, height }: Hero): Built['hero'] {
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
